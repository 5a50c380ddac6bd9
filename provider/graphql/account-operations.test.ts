import { describe, expect, it } from "vitest";
import { aProvider } from "../provider-builder.ts";
import type { Accounts } from "./context.ts";

const LOGIN = 'mutation { login(input: { identifier: "ada", password: "secret" }) { jwt user { username } } }';

describe("answerAccountOperation", () => {
  it("forbids what nobody is granted", async () => {
    const { ask } = await aProvider([]);
    const forbidden = { message: "Forbidden access", extensions: { code: "FORBIDDEN" } };
    expect(await ask(LOGIN)).toMatchObject({ status: 200, data: null, errors: [{ ...forbidden, path: ["login"] }] });
    expect(await ask("{ me { id } }")).toMatchObject({ data: { me: null }, errors: [forbidden] });
    expect(await ask("{ myBookmarks { slug } myProgress { slug } }")).toMatchObject({
      data: null,
      errors: [{ ...forbidden, path: ["myBookmarks"] }],
    });
  });

  it("bounds how much of someone's own one request may list", async () => {
    const accounts: Accounts = {
      identify: async () => ({ kind: "user", user: { documentId: "ada" } }),
      operations: { myProgress: () => Array.from({ length: 100 }, () => ({ slug: "staking" })) },
    };
    const { ask } = await aProvider([], { accounts, limits: { work: 32_000 } });
    const list = (times: number) =>
      `{ ${Array.from({ length: times }, (_, i) => `a${i}: myProgress { slug }`).join(" ")} }`;
    expect(await ask(list(3))).toMatchObject({ status: 200 });
    expect(await ask(list(4))).toMatchObject({
      status: 400,
      errors: [{ message: "The query asks for too much at once" }],
    });
  });

  it("tells with its answer which headers an operation adds, and whom it speaks to", async () => {
    const accounts: Accounts = {
      identify: async () => ({ kind: "refused", message: "" }),
      operations: {
        forgotPassword: (_, { clientAddress, locale, setHeader }) => {
          setHeader("x-asked", `${clientAddress} ${locale}`);
          return { ok: true };
        },
      },
    };
    const provider = await aProvider([], { accounts });
    const query = 'mutation { forgotPassword(email: "ada@example.test") { ok } }';
    expect(await provider.answer({ query, clientAddress: "192.0.2.1", locale: "ko" })).toMatchObject({
      headers: { "x-asked": "192.0.2.1 ko" },
    });
    const request = new Request("http://provider.test/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "de-AT, en;q=0.5" },
      body: JSON.stringify({ query }),
    });
    const response = await provider.fetch(request, { address: "192.0.2.2" });
    expect(response.headers.get("x-asked")).toBe("192.0.2.2 de");
  });

  it("leaves operations to the accounts, and tells them who asks", async () => {
    const ada = { documentId: "ada" };
    const accounts: Accounts = {
      identify: async (token) =>
        token === "jwt" ? { kind: "user", user: ada } : { kind: "refused", message: "Invalid credentials" },
      operations: {
        login: () => ({ jwt: "jwt", user: { username: "ada" } }),
        me: (_, { viewer }) => (viewer.kind === "user" ? { id: "1", documentId: viewer.user.documentId } : null),
      },
    };
    const { ask } = await aProvider([], { accounts });
    expect(await ask(LOGIN)).toEqual({ status: 200, data: { login: { jwt: "jwt", user: { username: "ada" } } } });
    expect(await ask("{ me { documentId } }", {}, "Bearer jwt")).toEqual({ status: 200, data: { me: ada } });
    expect(await ask("{ me { documentId } }", {}, "Bearer old")).toEqual({
      status: 401,
      data: null,
      error: { status: 401, name: "UnauthorizedError", message: "Invalid credentials", details: {} },
    });
  });
});
