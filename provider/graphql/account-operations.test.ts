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
