import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { makeTestSchema } from "../scripts/test-postgres.mjs";
import type { openMailbox } from "./account/mailbox.ts";
import { SMALL } from "./small-content.ts";
import { expect } from "./visitor.ts";

const LEARNER = { username: "ada", email: "ada@mail.example", password: "correct horse battery" };

/** A place for accounts of its own in the PostgreSQL for tests. Null, and a line says so, where there is none. */
export async function makeAccountsPlace() {
  const made = await makeTestSchema("servers");
  if (!made) return null;
  const url = new URL(made.url);
  url.searchParams.set("options", `-c search_path=${made.schema}`);
  return { url: url.href, drop: made.drop };
}

/** From nobody to a learner at one server, and on at the other; `request` stores cookies, which know no ports. */
export async function tryAccountAtBoth(
  request: APIRequestContext,
  [first, second]: readonly [string, string],
  mailbox: Awaited<ReturnType<typeof openMailbox>>,
): Promise<void> {
  const { username, email, password } = LEARNER;
  let clients = 0;
  /** What one client may cost is counted too: each request comes from another. */
  const headers = (more = {}) => {
    clients += 1;
    return { "X-Forwarded-For": `198.18.0.${clients}`, ...more };
  };
  const send = async (address: string, form: Record<string, string>) => {
    const answer = await request.post(address, { form, maxRedirects: 0, headers: headers() });
    expect(answer.status(), `${address}: ${answer.headers().location}`).toBe(303);
  };
  await send(`${first}/register`, LEARNER);
  const { link } = await mailbox.waitForMessage(email);
  await send(`${first}/confirm-email`, {
    intent: "confirm",
    confirmation: new URL(link).searchParams.get("confirmation") ?? "",
  });
  await send(`${second}/login`, { identifier: email, password });

  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === "auth_token")?.value ?? "";
  const asked = await request.post(`${first}/graphql`, {
    data: { query: "{ me { id username } }" },
    headers: headers({ Authorization: `Bearer ${token}` }),
  });
  const { me } = (await asked.json()).data;
  expect(me.username).toBe(username);

  const now = Date.now();
  const mark = {
    ...{ id: randomUUID(), at: now, owner: me.id },
    ...{ kind: "concept", slug: SMALL.concept.slug, what: "bookmark" },
  };
  const marked = await request.post(`${second}/learning.json`, {
    data: { visitor: me.id, sentAt: now, events: [mark] },
    headers: headers(),
  });
  expect(await marked.json()).toMatchObject({ settled: [mark.id] });
  const stored = await (await request.get(`${first}/learning.json`, { headers: headers() })).json();
  expect(stored.account.myBookmarks).toMatchObject([{ slug: mark.slug }]);

  // A browser forgets the token it had; the servers have to know by themselves that it is over.
  const ownPages = () =>
    Promise.all(
      [first, second].map(async (origin) => {
        const withToken = headers({ Cookie: `auth_token=${token}` });
        const answer = await request.get(`${origin}/profile`, { headers: withToken, maxRedirects: 0 });
        return `${answer.status()} ${answer.headers().location ?? ""}`;
      }),
    );
  expect(await ownPages()).toEqual(["200 ", "200 "]);
  await send(`${first}/profile?sign-out`, {});
  const toLogin = "302 /login?redirect=%2Fprofile";
  expect(await ownPages()).toEqual([toLogin, toLogin]);
}
