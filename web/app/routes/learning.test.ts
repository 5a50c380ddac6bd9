import { describe, expect, it } from "vitest";
import { listAccountLearning } from "#app/features/learning/account-learning.server.ts";
import { anEvent } from "#app/features/learning/learning-event-builder.ts";
import { parseLearningFile } from "#app/features/learning/learning-file.ts";
import { createRequestContext } from "#app/site/request-context.server.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { siteWithLearners } from "../../tests/site-with-learners.ts";
import * as form from "./learning.tsx";
import * as json from "./learning-json.ts";

const READ_STAKING = { kind: "concept", slug: "staking", what: "read" };

describe("/learning, where forms are posted", () => {
  it.each([
    ["read", { isRead: true }],
    ["bookmark", { bookmarkedAt: expect.any(Number) }],
  ])("stores the mark %s in the account and leads back", async (what, stored) => {
    const { post, content } = await aLearner();
    const answer = await post({ ...READ_STAKING, what, back: "/concepts/economics/staking" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/concepts/economics/staking");
    expect(await listAccountLearning(content)).toMatchObject([{ kind: "concept", slug: "staking", ...stored }]);
  });

  it("takes a mark back", async () => {
    const { post, content } = await aLearner();
    await post(READ_STAKING);
    await post({ ...READ_STAKING, what: "unread" });
    expect(await listAccountLearning(content)).toEqual([]);
  });

  it("deletes everything", async () => {
    const { post, content } = await aLearner();
    await post(READ_STAKING);
    await post({ ...READ_STAKING, what: "bookmark" });
    expect((await post({ what: "clear" })).headers.get("Location")).toBe("/learning");
    expect(await listAccountLearning(content)).toEqual([]);
  });

  it("asks who is not signed in to sign in, and to come back", async () => {
    const { post } = await aLearner();
    const answer = await post({ ...READ_STAKING, back: "/guides/first-wallet" }, { cookie: "" });
    expect(answer.headers.get("Location")).toBe("/login?redirect=%2Fguides%2Ffirst-wallet");
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", ""])(
    "leads to no other site: %j",
    async (back) => {
      const { post } = await aLearner();
      expect((await post({ ...READ_STAKING, back })).headers.get("Location")).toBe("/learning");
    },
  );

  it.each<Record<string, string>>([
    { ...READ_STAKING, what: "constructor" },
    { ...READ_STAKING, kind: "page" },
    { kind: "concept", what: "read" },
    { kind: "", what: "read" },
  ])("refuses %j", async (fields) => {
    const { post } = await aLearner();
    await expect(post(fields)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("/learning, sent what is no form", () => {
  it.each([
    ["JSON", "application/json", "{}", 415],
    ["a text", "text/plain", "kind=concept", 415],
    ["a form without its boundary", "multipart/form-data; boundary=x", "kind=concept", 400],
  ])("refuses %s", async (_, type, body, status) => {
    const { postText } = await aLearner();
    await expect(postText(body, type)).rejects.toMatchObject({ init: { status } });
  });
});

describe("/learning.json", () => {
  it("takes in what a device has stored", async () => {
    const { send, content, visitor } = await aLearner();
    const events = [anEvent({ what: "read" }), anEvent({ what: "bookmark", slug: "gone" })];
    const answer = await send({ visitor, sentAt: Date.parse("2026-11-20T09:00:00Z"), events });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const { settled, refused } = await answer.json();
    expect(new Set(settled)).toEqual(new Set(events.map(({ id }) => id)));
    expect(refused).toEqual([events[1]?.id]);
    expect(await listAccountLearning(content)).toMatchObject([{ slug: "staking", isRead: true }]);
  });

  it.each([
    ["somebody else", { visitor: "99" }, 409],
    ["nobody", { visitor: "0" }, 409],
    ["too much at once", { events: Array.from({ length: 101 }, (_, at) => anEvent({ what: "read", at })) }, 400],
    ["what is no event", { events: [{ what: "read" }] }, 400],
    ["no list", { events: {} }, 400],
    ["no moment", { sentAt: "now" }, 400],
  ])("refuses what is sent for or as %s", async (_, change, status) => {
    const { send, content, visitor } = await aLearner();
    const request = { visitor, sentAt: 0, events: [anEvent({ what: "read" })], ...change };
    expect((await send(request)).status).toBe(status);
    expect(await listAccountLearning(content)).toEqual([]);
  });

  it("refuses what is no JSON", async () => {
    const { send } = await aLearner();
    expect((await send("{")).status).toBe(400);
  });

  it("takes nothing from who is not signed in", async () => {
    const { send, visitor } = await aLearner();
    const events = [anEvent({ what: "read" })];
    expect((await send({ visitor, sentAt: 0, events }, { cookie: "" })).status).toBe(409);
    expect((await send({ visitor, sentAt: 0, events }, { cookie: "auth_token=forged" })).status).toBe(409);
  });

  it("takes nobody for somebody else because of an outage: the device tries again, the page does not ask to sign in", async () => {
    const { site } = await siteOnContent([], { transport: () => Promise.reject(new TypeError("fetch failed")) });
    const url = new URL("https://learn.example/learning.json");
    const argsOf = (init: RequestInit) => {
      const request = new Request(url, { ...init, headers: { Cookie: "auth_token=good" } });
      const context = createRequestContext(site, { nonce: "", isDataRequest: false });
      return { request, url, context, params: {}, pattern: "/learning.json" } as const;
    };
    const body = JSON.stringify({ visitor: "1", sentAt: 0, events: [] });
    await expect(json.action(argsOf({ method: "POST", body }))).rejects.toMatchObject({ init: { status: 503 } });
    await expect(json.loader(argsOf({}))).rejects.toMatchObject({ init: { status: 503 } });
  });

  it("keeps another visitor's events out of the account", async () => {
    const { send, content, visitor } = await aLearner();
    await send({ visitor, sentAt: 0, events: [anEvent({ what: "read", owner: "99" })] });
    expect(await listAccountLearning(content)).toEqual([]);
  });

  it("hands everything out as a file, which another account can take", async () => {
    const { post, get, send, visitor, content } = await aLearner();
    await post(READ_STAKING);
    await post({ ...READ_STAKING, what: "bookmark" });
    const answer = await get();
    expect(answer.headers.get("Content-Disposition")).toContain("attachment");
    const text = await answer.text();
    expect(JSON.parse(text).account.myBookmarks).toMatchObject([{ slug: "staking" }]);
    await post({ what: "clear" });
    const events = parseLearningFile(text, visitor);
    await send({ visitor, sentAt: 0, events });
    expect(await listAccountLearning(content)).toMatchObject([{ slug: "staking", isRead: true, percent: 100 }]);
  });
});

async function aLearner() {
  const world = await siteWithLearners([aContentFile("en/concept/staking")]);
  const token = await world.join("ada");
  const signedIn = `auth_token=${token}`;
  const argsOf = (path: string, init: RequestInit, cookie: string) => {
    const url = new URL(path, "https://learn.example");
    const request = new Request(url, { ...init, headers: { ...init.headers, Cookie: cookie } });
    const context = createRequestContext(world.site, { nonce: "", isDataRequest: false });
    return { request, url, context, params: {}, pattern: path };
  };
  return {
    content: world.site.contentAs(token),
    visitor: "1",

    async post(fields: Record<string, string>, { cookie = signedIn } = {}): Promise<Response> {
      const body = new URLSearchParams(fields);
      const answer = await form.action({
        ...argsOf("/learning", { method: "POST", body }, cookie),
        pattern: "/:locale?/learning",
      });
      return answer;
    },

    postText(body: string, type: string): Promise<Response> {
      const args = argsOf("/learning", { method: "POST", body, headers: { "Content-Type": type } }, signedIn);
      return form.action({ ...args, pattern: "/:locale?/learning" });
    },

    send(body: unknown, { cookie = signedIn } = {}): Promise<Response> {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const init = { method: "POST", body: text, headers: { "Content-Type": "application/json" } };
      return json.action({ ...argsOf("/learning.json", init, cookie), pattern: "/learning.json" });
    },

    get(): Promise<Response> {
      return json.loader({ ...argsOf("/learning.json", {}, signedIn), pattern: "/learning.json" });
    },
  };
}
