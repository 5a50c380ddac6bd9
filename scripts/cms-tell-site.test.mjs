import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

// Strapi compiles it in its own way: it is no module that type checks from here.
const { createSiteTeller, isForReaders, nameText } = await import(
  new URL("../cms/src/setup/tell-site.ts", import.meta.url).href
);

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-27T10:00:00Z") }));
afterEach(() => vi.useRealTimers());

it("tells each server once of what comes together, signed, and again whoever is away", async () => {
  /** @type {string[]} */
  const heard = [];
  /** @type {string[]} */
  const said = [];
  let isAway = true;
  const call = async (/** @type {string} */ address, /** @type {any} */ { headers, body }) => {
    const expected = createHmac("sha256", "secret").update(`${headers["X-Webhook-Timestamp"]}.${body}`).digest("hex");
    expect(headers["X-Webhook-Signature"]).toBe(expected);
    heard.push(address);
    return { status: address.includes("second") && isAway ? 502 : 204 };
  };
  const origins = ["http://first", "http://second"];
  const told = createSiteTeller({
    origins,
    secret: "secret",
    warn: (/** @type {string} */ line) => said.push(line),
    call,
  });
  for (let row = 0; row < 12; row += 1) told();
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toEqual(["http://first/webhooks/content", "http://second/webhooks/content"]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).toHaveLength(3);
  expect(said).toEqual(["http://second was not told that the content has changed (HTTP 502)"]);
});

it("says which texts have changed, each once, and nothing of them where they are many or one has no name", async () => {
  /** @type {unknown[]} */
  const heard = [];
  const call = async (/** @type {string} */ _, /** @type {any} */ { body }) => {
    heard.push(JSON.parse(body));
    return { status: 204 };
  };
  const told = createSiteTeller({ origins: ["http://first"], secret: "secret", warn: () => undefined, call });
  const many = Array.from({ length: 21 }, (_, place) => `concept/a${place}`);
  for (const texts of [["concept/a1", "guide/b2", "concept/a1"], many, ["concept/a1", null], ["article/c3"]]) {
    for (const text of texts) told(text);
    await vi.advanceTimersByTimeAsync(500);
  }
  const event = "content.changed";
  expect(heard).toEqual([
    { event, texts: ["concept/a1", "guide/b2"] },
    { event },
    { event },
    { event, texts: ["article/c3"] },
  ]);
});

it("tells who was away for long that anything may have changed", async () => {
  /** @type {unknown[]} */
  const heard = [];
  let isAway = true;
  const call = async (/** @type {string} */ _, /** @type {any} */ { body }) => {
    if (isAway) throw new Error("away");
    heard.push(JSON.parse(body).texts);
    return { status: 204 };
  };
  const told = createSiteTeller({ origins: ["http://first"], secret: "secret", warn: () => undefined, call });
  told("concept/a1");
  await vi.advanceTimersByTimeAsync(20_000);
  isAway = false;
  for (const text of ["concept/b2", "concept/c3"]) {
    told(text);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(heard).toEqual([undefined, ["concept/c3"]]);
});

it("names a text by its kind and document, in whatever language, and a write of many rows by nothing", () => {
  const model = { uid: "api::get-started-step.get-started-step" };
  expect(nameText({ model, result: { documentId: "k3b", locale: "de" } })).toBe("get-started-step/k3b");
  expect(nameText({ model, result: { count: 3 } })).toBe(null);
  expect(nameText({ model, result: null })).toBe(null);
});

it("does not wait for the end of a transfer that goes on and on", async () => {
  let calls = 0;
  const call = async () => {
    calls += 1;
    return { status: 204 };
  };
  const told = createSiteTeller({ origins: ["http://first"], secret: "secret", warn: () => undefined, call });
  for (let passed = 0; passed < 40_000; passed += 100) {
    told();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(calls).toBe(1);
});

it("leaves drafts alone, and what is no write", () => {
  const withDrafts = { options: { draftAndPublish: true } };
  expect(isForReaders({ action: "afterUpdate", result: { publishedAt: null } }, withDrafts)).toBe(false);
  expect(isForReaders({ action: "afterCreate", result: { publishedAt: "2026-11-27" } }, withDrafts)).toBe(true);
  expect(isForReaders({ action: "afterUpdate", result: { publishedAt: null } }, { options: {} })).toBe(true);
  expect(isForReaders({ action: "afterDelete", result: null }, withDrafts)).toBe(true);
  expect(isForReaders({ action: "beforeUpdate", result: undefined }, withDrafts)).toBe(false);
});
