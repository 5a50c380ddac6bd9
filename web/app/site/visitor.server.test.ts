import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { ANONYMOUS, resolveVisitor } from "./visitor.server.ts";

const ADA = { documentId: "a-user", id: "7", username: "ada", email: "ada@mail.example", role: { name: "Learner" } };

describe("resolveVisitor", () => {
  it.each([undefined, "", "locale=de", "auth_token=", "not_auth_token=good", "auth_tokens=good"])(
    "asks nobody where there is no token (cookie: %j)",
    async (cookie) => {
      const { site, asked } = await siteWithAda();
      const { request, context } = aRequest(site, "/", { cookie });
      expect(await resolveVisitor(request, context)).toEqual({ visitor: ANONYMOUS, hasDeadToken: false });
      expect(asked).toEqual([]);
    },
  );

  it("is user 0 where nobody is signed in", () => {
    expect(ANONYMOUS).toEqual({ id: "0", username: "", email: "" });
  });

  it.each(["auth_token=good", "locale=de; auth_token=good; beta-notice=true", "auth_token=good;locale=de"])(
    "knows who bears the token (cookie: %j)",
    async (cookie) => {
      const { site } = await siteWithAda();
      const { request, context } = aRequest(site, "/", { cookie });
      expect(await resolveVisitor(request, context)).toEqual({
        visitor: { id: "7", username: "ada", email: "ada@mail.example" },
        hasDeadToken: false,
      });
    },
  );

  it("asks as the visitor, with the token as it stands in the cookie", async () => {
    const { site, asked } = await siteWithAda();
    const { request, context } = aRequest(site, "/", { cookie: "auth_token=a.b-c_d==" });
    await resolveVisitor(request, context);
    expect(asked.map(({ operationName, authorization }) => [operationName, authorization])).toEqual([
      ["getMe", "Bearer a.b-c_d=="],
    ]);
  });

  it("asks once a request, however many parts of the page want to know", async () => {
    const { site, asked } = await siteWithAda();
    const { request, context } = aRequest(site, "/", { cookie: "auth_token=good" });
    const found = await Promise.all([resolveVisitor(request, context), resolveVisitor(request, context)]);
    expect(found[0]).toEqual(found[1]);
    expect(asked).toHaveLength(1);
  });

  it("does not take one request's visitor for another's", async () => {
    const { site } = await siteWithAda();
    const ada = aRequest(site, "/", { cookie: "auth_token=good" });
    const nobody = aRequest(site, "/");
    expect((await resolveVisitor(ada.request, ada.context)).visitor.id).toBe("7");
    expect((await resolveVisitor(nobody.request, nobody.context)).visitor.id).toBe("0");
  });

  it("tells a dead token", async () => {
    const { site } = await siteWithAda();
    const { request, context } = aRequest(site, "/", { cookie: "auth_token=expired" });
    expect(await resolveVisitor(request, context)).toEqual({ visitor: ANONYMOUS, hasDeadToken: true });
  });

  it("tells a token that is of no user", async () => {
    const { site } = await siteOnContent([], {
      transport: async () => ({ status: 200, body: { data: { me: null } } }),
    });
    const { request, context } = aRequest(site, "/", { cookie: "auth_token=good" });
    expect(await resolveVisitor(request, context)).toEqual({ visitor: ANONYMOUS, hasDeadToken: true });
  });

  it.each([
    ["does not answer", () => Promise.reject(new TypeError("fetch failed"))],
    [
      "fails",
      async () => ({
        status: 500,
        body: { data: null, error: { status: 500, name: "InternalServerError", message: "no" } },
      }),
    ],
    ["answers something else", async () => ({ status: 502, body: "<h1>Bad Gateway</h1>" })],
  ])("takes no token for dead where the provider %s", async (_what, transport) => {
    const { site, logged } = await siteOnContent([], { transport });
    const { request, context } = aRequest(site, "/", { cookie: "auth_token=good" });
    expect(await resolveVisitor(request, context)).toEqual({
      visitor: ANONYMOUS,
      hasDeadToken: false,
      outage: expect.objectContaining({ init: { status: 503 } }),
    });
    expect(logged).toContainEqual(expect.objectContaining({ level: "error" }));
    expect(JSON.stringify(logged)).not.toContain("good");
  });
});

/** A site whose provider knows Ada by the token `good`. */
function siteWithAda() {
  return siteOnContent([], {
    accounts: {
      identify: async (token) =>
        token === "good" ? { kind: "user", user: ADA } : { kind: "refused", message: "Missing or invalid credentials" },
      operations: { me: () => ADA },
    },
  });
}
