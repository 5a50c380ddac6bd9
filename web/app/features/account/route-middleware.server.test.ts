import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { aRequest } from "../../../tests/a-request.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { routeMiddleware } from "./route-middleware.server.ts";

describe("routeMiddleware", () => {
  it.each(["admin", "", "Auth", "constructor", "toString", "__proto__"])("throws at the unknown name %j", (name) => {
    expect(() => routeMiddleware(name)).toThrow(new Error(`Unknown route middleware: "${name}"`));
  });

  describe("auth", () => {
    it("lets visitors read", async () => {
      const answer = await pass("auth", "/concepts/economics/staking");
      expect(await answer.text()).toBe("the page");
      expect(answer.headers.has("Set-Cookie")).toBe(false);
    });

    it("lets signed-in visitors read and keep their token", async () => {
      const answer = await pass("auth", "/concepts/economics/staking", { cookie: "auth_token=good" });
      expect(await answer.text()).toBe("the page");
      expect(answer.headers.has("Set-Cookie")).toBe(false);
    });

    it("clears a dead token and lets its visitor read on", async () => {
      const answer = await pass("auth", "/concepts/economics/staking", { cookie: "locale=de; auth_token=expired" });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("the page");
      expect(answer.headers.get("Set-Cookie")).toMatch(/^auth_token=; Path=\/; Max-Age=0;.*HttpOnly/);
    });

    it("leaves a dead token to the page that its visitor is led to, which tells of it", async () => {
      const page = () => new Response(null, { status: 302, headers: { Location: "/login?redirect=%2Fprofile" } });
      const answer = await pass("auth", "/profile", { cookie: "auth_token=expired", page });
      expect(answer.status).toBe(302);
      expect(answer.headers.has("Set-Cookie")).toBe(false);
    });

    it("keeps the cookies that the page sets itself", async () => {
      const page = () => new Response("the page", { headers: { "Set-Cookie": "locale=de" } });
      const answer = await pass("auth", "/concepts", { cookie: "auth_token=expired", page });
      expect(answer.headers.getSetCookie()).toEqual(["locale=de", expect.stringMatching(/^auth_token=;/)]);
    });

    it("keeps a token that could not be asked about: it may still be good", async () => {
      const answer = await pass("auth", "/concepts", { cookie: "auth_token=good", isProviderAway: true });
      expect(await answer.text()).toBe("the page");
      expect(answer.headers.has("Set-Cookie")).toBe(false);
    });
  });

  describe("protected", () => {
    it("lets signed-in visitors in", async () => {
      const answer = await pass("protected", "/profile", { cookie: "auth_token=good" });
      expect(await answer.text()).toBe("the page");
    });

    it.each(LOCALES)("sends everyone else to sign in, in %s, and tells where they wanted to go", async (locale) => {
      const wanted = `${localizedPath("/profile", locale)}?tab=progress&sort=date`;
      const { path, redirect } = await sentTo(pass("protected", wanted));
      expect(path).toBe(localizedPath("/login", locale));
      expect(redirect).toBe(wanted);
    });

    it.each([undefined, "auth_token=", "auth_token=expired", "other=good"])(
      "takes the cookie %j for signed out",
      async (cookie) => {
        expect(await sentTo(pass("protected", "/profile", { cookie }))).toEqual({
          path: "/login",
          redirect: "/profile",
        });
      },
    );

    it("sends nobody to sign in because of an outage", async () => {
      const going = pass("protected", "/profile", { cookie: "auth_token=good", isProviderAway: true });
      await expect(going).rejects.toMatchObject({ init: { status: 503 } });
    });

    it("leads back to a path of the site, whatever the address holds", async () => {
      const { redirect } = await sentTo(pass("protected", "/profile?next=//evil.example&a=%26redirect%3D/x"));
      expect(redirect).toBe("/profile?next=//evil.example&a=%26redirect%3D/x");
    });
  });

  describe("relog", () => {
    it("lets visitors sign in", async () => {
      expect(await (await pass("relog", "/login")).text()).toBe("the page");
    });

    it("lets a visitor with a dead token sign in", async () => {
      expect(await (await pass("relog", "/login", { cookie: "auth_token=expired" })).text()).toBe("the page");
    });

    it.each(LOCALES)("sends those who are signed in to their account, in %s", async (locale) => {
      const going = pass("relog", localizedPath("/login", locale), { cookie: "auth_token=good" });
      expect((await sentTo(going)).path).toBe(localizedPath("/profile", locale));
    });
  });
});

interface Visit {
  cookie?: string | undefined;
  isProviderAway?: boolean;
  page?: () => Response;
}

/** What comes of a visit through a guard; a redirect is thrown. The provider knows the token `good`. */
async function pass(name: string, path: string, visit: Visit = {}): Promise<Response> {
  const { cookie, isProviderAway = false, page = () => new Response("the page") } = visit;
  const user = { documentId: "a-user", id: "7", username: "ada", email: "ada@mail.example", role: { name: "Learner" } };
  const { site } = await siteOnContent([], {
    accounts: {
      identify: async (token) =>
        token === "good" ? { kind: "user", user } : { kind: "refused", message: "Missing or invalid credentials" },
      operations: { me: () => user },
    },
    ...(isProviderAway && { transport: () => Promise.reject(new TypeError("fetch failed")) }),
  });
  const request = aRequest(site, path, { cookie });
  const answer = await routeMiddleware(name)(request, async () => page());
  return answer ?? expect.fail("a guard answers");
}

async function sentTo(going: Promise<Response>) {
  const thrown: unknown = await going.then(
    () => expect.fail("expected a redirect"),
    (answer: unknown) => answer,
  );
  if (!(thrown instanceof Response)) throw thrown;
  expect(thrown.status).toBe(302);
  const url = new URL(thrown.headers.get("Location") ?? "", "https://learn.example");
  return { path: url.pathname, redirect: url.searchParams.get("redirect") };
}
