import type { Page } from "@playwright/test";
import { rawRequest } from "../raw-request.ts";
import { pathOfRoute } from "../site-routes.ts";
import { type AccountSite, authCookieOf, expect, type Learner, signIn, test } from "./account-site.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const concept = pathOfRoute("/concepts/:category/*");

test("a form that another site sends is refused, also with the visitor's cookie", async ({
  page,
  accountSite,
  learner,
}) => {
  const { origin } = accountSite;
  const cookie = await cookieOf(page, learner, accountSite);
  const post = (headers: Record<string, string>) =>
    rawRequest(origin, "/profile", {
      method: "POST",
      headers: { ...FORM, cookie, ...headers },
      body: [`intent=delete&currentPassword=${encodeURIComponent(learner.password)}`],
    });
  expect((await post({ origin: "https://evil.example" })).status).toBe(403);
  expect((await post({ origin, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post({ origin: "null" })).status).toBe(403);
  await page.reload();
  await expect(page).toHaveURL(`${origin}/profile`);
});

test("what a signed-in visitor is shown is for no shared cache, and what everybody is shown is", async ({
  page,
  accountSite,
  learner,
}) => {
  const { origin } = accountSite;
  const cookie = await cookieOf(page, learner, accountSite);
  const get = (headers: Record<string, string>) =>
    rawRequest(origin, concept, { headers: { accept: "text/html", ...headers } });
  const own = await get({ cookie });
  expect(own.headers["cache-control"]).toBe("private, no-store");
  expect(own.body.toString()).toContain('aria-label="Profile"');
  const everybody = await get({});
  expect(everybody.headers["cache-control"]).toMatch(/^public/);
  expect(everybody.body.toString()).toContain('aria-label="Log in"');
  expect(everybody.body.toString()).not.toContain(learner.username);
});

for (const [what, token] of [
  ["a token signed with nothing", `${encode({ alg: "none" })}.${encode({ sub: "a", gen: 1, exp: 4_102_444_800 })}.`],
  ["a token of another key", `${encode({ alg: "HS256" })}.${encode({ sub: "a", gen: 1 })}.c2lnbmF0dXJl`],
  ["a cookie of 8 kB", "a".repeat(8_000)],
  ["something that is no token", "' OR 1=1 --"],
] as const) {
  test(`${what} is forgotten, and its visitor reads on`, async ({ accountSite: { origin } }) => {
    for (const path of [concept, "/", "/login"]) {
      const answer = await rawRequest(origin, path, {
        headers: { accept: "text/html", cookie: `auth_token=${token}` },
      });
      expect(answer.status, path).toBe(200);
      expect(answer.headers["set-cookie"], path).toMatch(/^auth_token=; Path=\/; Max-Age=0;/);
    }
    const guarded = await rawRequest(origin, "/profile", { headers: { cookie: `auth_token=${token}` } });
    expect(guarded.status).toBe(302);
    expect(guarded.headers.location).toBe("/login?redirect=%2Fprofile");
  });
}

test("the eleventh attempt of a minute is refused, and told when to come back", async ({
  accountSite: { origin },
  learner,
}) => {
  const attempt = () =>
    rawRequest(origin, "/login", {
      method: "POST",
      headers: { ...FORM, origin, "x-forwarded-for": `192.0.2.${learner.username.charCodeAt(5)}` },
      body: [`identifier=${learner.username}&password=wrong`],
    });
  for (let time = 0; time < 10; time += 1) expect((await attempt()).status).toBe(400);
  const refused = await attempt();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers["cache-control"]).toContain("no-store");
});

test("what is no form is refused", async ({ accountSite: { origin } }) => {
  const post = (type: string, body: string) =>
    rawRequest(origin, "/login", { method: "POST", headers: { "content-type": type, origin }, body: [body] });
  expect((await post("application/json", '{"identifier":"a","password":"b"}')).status).toBe(415);
  expect((await post("text/plain", "identifier=a")).status).toBe(415);
  expect((await post("multipart/form-data; boundary=x", "nothing of that kind")).status).toBe(400);
  expect((await post("application/x-www-form-urlencoded", `identifier=${"a".repeat(16_000)}`)).status).toBe(413);
});

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/** Somebody with an account of their own; resolves to the header that says who they are. */
async function cookieOf(page: Page, learner: Learner, { origin, mailbox }: AccountSite): Promise<string> {
  await signIn(page, learner, mailbox);
  await expect(page).toHaveURL(`${origin}/profile`);
  const cookie = await authCookieOf(page.context());
  return `auth_token=${cookie?.value}`;
}
