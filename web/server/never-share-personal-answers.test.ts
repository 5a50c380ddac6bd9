import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { AUTH_COOKIE } from "../app/site/auth-cookie.ts";
import { neverSharePersonalAnswers } from "./never-share-personal-answers.ts";

const PUBLIC = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";

describe("neverSharePersonalAnswers", () => {
  it.each([undefined, "", "locale=de", "beta-notice=true; locale=ko", `${AUTH_COOKIE}=`, `not_${AUTH_COOKIE}=a`])(
    "leaves the page's policy where nobody is signed in (cookie: %s)",
    async (cookie) => {
      expect((await ask({ cookie })).headers.get("Cache-Control")).toBe(PUBLIC);
    },
  );

  it.each([`${AUTH_COOKIE}=a.b.c`, `locale=de; ${AUTH_COOKIE}=a.b.c; beta-notice=true`])(
    "keeps what a signed-in visitor reads out of every cache (cookie: %s)",
    async (cookie) => {
      expect((await ask({ cookie })).headers.get("Cache-Control")).toBe("private, no-store");
    },
  );

  it("keeps an answer that sets a cookie out of every cache", async () => {
    const answer = await ask({ setCookie: `${AUTH_COOKIE}=; Path=/; Max-Age=0` });
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toBe(`${AUTH_COOKIE}=; Path=/; Max-Age=0`);
  });

  it("keeps where a guard leads a visitor to out of every cache", async () => {
    const app = new Hono();
    app.use(neverSharePersonalAnswers);
    app.get("/profile", (c) => c.redirect("/login?redirect=%2Fprofile"));
    app.get("/old", (c) => c.redirect("/new", 308));
    expect((await app.request("/profile")).headers.get("Cache-Control")).toBe("private, no-store");
    expect((await app.request("/old")).headers.get("Cache-Control")).toBeNull();
  });
});

async function ask({ cookie, setCookie }: { cookie?: string | undefined; setCookie?: string }): Promise<Response> {
  const app = new Hono();
  app.use(neverSharePersonalAnswers);
  app.get("/", (c) =>
    c.text("a page", 200, { "Cache-Control": PUBLIC, ...(setCookie && { "Set-Cookie": setCookie }) }),
  );
  return app.request("/", { headers: cookie === undefined ? {} : { Cookie: cookie } });
}
