import { describe, expect, it } from "vitest";
import { aRequest } from "../../../tests/a-request.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { FORGET_TOKEN, forgetDeadToken, storeToken } from "./session.server.ts";

describe("storeToken", () => {
  it("stores a token for seven days, out of reach of scripts and of other sites' forms", () => {
    expect(storeToken("a.b-c_d").split("; ")).toEqual([
      "auth_token=a.b-c_d",
      "Path=/",
      "Max-Age=604800",
      "HttpOnly",
      "Secure",
      "SameSite=Lax",
    ]);
  });

  it.each(["", "a; Domain=evil.example", "a\r\nSet-Cookie: b=c", "a,b", "a b", 'a"'])(
    "takes no %j for a token",
    (text) => {
      expect(() => storeToken(text)).toThrow("expected a JWT");
    },
  );
});

describe("FORGET_TOKEN", () => {
  it("empties the cookie where it was set, out of reach of scripts", () => {
    expect(FORGET_TOKEN.split("; ")).toEqual([
      "auth_token=",
      "Path=/",
      "Max-Age=0",
      "HttpOnly",
      "Secure",
      "SameSite=Lax",
    ]);
  });
});

describe("forgetDeadToken", () => {
  it.each([
    ["nobody's token", "auth_token=expired", [FORGET_TOKEN]],
    ["no token", undefined, []],
  ])("does what %s asks for", async (_what, cookie, expected) => {
    const answer = new Response();
    await forget(answer, cookie);
    expect(answer.headers.getSetCookie()).toEqual(expected);
  });

  it("leaves the new token of somebody who signs in over a dead one", async () => {
    const answer = new Response(null, { headers: { "Set-Cookie": storeToken("a.b.c") } });
    await forget(answer, "auth_token=expired");
    expect(answer.headers.getSetCookie()).toEqual([storeToken("a.b.c")]);
  });

  it("says it once, however many parts of a page say it", async () => {
    const answer = new Response();
    await forget(answer, "auth_token=expired");
    await forget(answer, "auth_token=expired");
    expect(answer.headers.getSetCookie()).toEqual([FORGET_TOKEN]);
  });
});

/** With a provider that knows no token at all. */
async function forget(answer: Response, cookie: string | undefined) {
  const { site } = await siteOnContent([]);
  const { request, context } = aRequest(site, "/", { cookie });
  await forgetDeadToken(request, context, answer);
}
