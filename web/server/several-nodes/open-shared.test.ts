import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { aWayTo } from "../../tests/slow-server.ts";
import { findTestRedis } from "../../tests/test-redis.ts";
import type { LogEvent } from "../log.ts";
import { createEndedTokens } from "./create-ended-tokens.ts";
import { createSharedLimiter } from "./create-shared-limiter.ts";
import { openShared } from "./open-shared.ts";

const redis = await findTestRedis();
const IN_TIME = { timeout: 20_000, interval: 5 };

describe.skipIf(!redis)("nodes that share a Redis", () => {
  beforeEach(() => redis?.empty());
  afterAll(() => redis?.close());

  it("tells every other node of a change within a second, and not the one that knows", async () => {
    const [first, second, third] = [await aNode(), await aNode(), await aNode()];
    const at = performance.now();
    await first.shared.tellOfChange();
    await vi.waitFor(() => expect([second.heard, third.heard]).toEqual([1, 1]), IN_TIME);
    expect(performance.now() - at).toBeLessThan(1_000);
    expect(first.heard).toBe(0);
    expect(second.texts).toEqual([null]);
  });

  it("tells others also of what took somebody over a limit", async () => {
    const [first, second] = [await aNode(), await aNode()];
    expect(await first.limiter.count("ada", 10, 8)).toMatchObject({ isExceeded: false });
    expect(await first.limiter.count("ada", 10, 8)).toMatchObject({ isExceeded: true });
    expect(await second.limiter.count("ada", 10, 0)).toMatchObject({ isExceeded: true, remaining: 0 });
  });

  it("says which texts have changed, also where several nodes are told of the same", async () => {
    const [first, second, third] = [await aNode(), await aNode(), await aNode()];
    await first.shared.tellOfChange();
    await vi.waitFor(() => expect([second.heard, third.heard]).toEqual([1, 1]), IN_TIME);
    const texts = [["concept/a1"], ["concept/a1", "guide/b2"], ["article/c3"]];
    for (const told of texts) await Promise.all([first, second].map(({ shared }) => shared.tellOfChange(told)));
    const twice = texts.flatMap((told) => [told, told]);
    await vi.waitFor(() => expect(third.texts).toEqual([null, ...twice]), IN_TIME);
    await vi.waitFor(() => expect([first.texts, second.texts]).toEqual([texts, [null, ...texts]]), IN_TIME);
  });

  it("takes anything for changed where it was not told of all changes", async () => {
    const [first, second] = [await aNode(), await aNode()];
    await first.shared.tellOfChange();
    await vi.waitFor(() => expect(second.texts).toEqual([null]), IN_TIME);
    await redis?.client.incr(`${redis.prefix}:changes`);
    await first.shared.tellOfChange(["concept/a1"]);
    await vi.waitFor(() => expect(second.texts).toEqual([null, null]), IN_TIME);
  });

  it("tells a node that was cut off when it is there again, also where the server was emptied meanwhile", async () => {
    const way = await aWayTo(redis?.url ?? "");
    const [first, second] = [await aNode(), await aNode(way.url)];
    await first.shared.tellOfChange();
    await vi.waitFor(() => expect(second.heard).toBe(1), IN_TIME);
    way.cut();
    await vi.waitFor(async () => expect((await second.shared.state()).isReady).toBe(false), IN_TIME);
    await first.shared.tellOfChange();
    way.open();
    await vi.waitFor(() => expect(second.heard).toBe(2), IN_TIME);
    way.cut();
    await vi.waitFor(async () => expect((await second.shared.state()).isReady).toBe(false), IN_TIME);
    await redis?.empty();
    way.open();
    await vi.waitFor(() => expect(second.heard).toBe(3), IN_TIME);
  });

  it("tells of a change that came while its own node was cut off", async () => {
    const way = await aWayTo(redis?.url ?? "");
    const [first, second] = [await aNode(way.url), await aNode()];
    way.cut();
    await vi.waitFor(async () => expect((await first.shared.state()).isReady).toBe(false), IN_TIME);
    await first.shared.tellOfChange();
    way.open();
    await vi.waitFor(() => expect(second.heard).toBe(1), IN_TIME);
  });

  it("counts attempts together", async () => {
    const [first, second] = [await aNode(), await aNode()];
    expect(await first.limiter.count("ada@example.test", 2)).toMatchObject({ remaining: 1, isExceeded: false });
    expect(await second.limiter.count("ada@example.test", 2)).toMatchObject({ remaining: 0, isExceeded: false });
    const third = await first.limiter.count("ada@example.test", 2);
    expect(third.isExceeded).toBe(true);
    expect(third.resetsAt).toBeGreaterThan(Date.now());
    expect((await second.limiter.count("bob@example.test", 2)).isExceeded).toBe(false);
    for await (const keys of redis?.client.scanIterator({ MATCH: `${redis.prefix}*` }) ?? []) {
      for (const key of keys) expect(key).not.toMatch(/ada|bob/);
    }
  });

  it("ends tokens for every node, and stores only what tells them", async () => {
    const [first, second] = [await aNode(), await aNode()];
    await first.ended.end("a.token.of-ada");
    expect(await second.ended.has("a.token.of-ada")).toBe(true);
    expect(await second.ended.has("a.token.of-bob")).toBe(false);
    await redis?.empty();
    expect(await second.ended.has("a.token.of-ada")).toBe(true);
  });

  it("goes on with what each node has where the server is emptied", async () => {
    const node = await aNode();
    for (let time = 0; time < 3; time += 1) await node.limiter.count("a", 3);
    await redis?.empty();
    expect((await node.limiter.count("a", 3)).isExceeded).toBe(true);
  });

  it("waits no longer than a moment for a slow server, then not at all for a while, and says so", async () => {
    const way = await aWayTo(redis?.url ?? "");
    const node = await aNode(way.url);
    way.hold();
    const at = performance.now();
    for (let time = 0; time < 50; time += 1) await node.limiter.count("a", 1_000);
    expect(performance.now() - at).toBeLessThan(2_000);
    expect(await node.limiter.count("a", 50)).toMatchObject({ isExceeded: true });
    expect(await node.shared.state()).toMatchObject({
      isReady: false,
      reason: expect.stringContaining("no answer in"),
    });
    expect(node.logged).toContainEqual(
      expect.objectContaining({ level: "warn", outage: "CACHE_URL does not answer", message: expect.any(String) }),
    );
  });
});

it("starts without a server, counts by itself and says so", async () => {
  const node = await aNode("redis://127.0.0.1:1", { isThere: false });
  expect(await node.limiter.count("a", 1)).toMatchObject({ isExceeded: false });
  expect(await node.limiter.count("a", 1)).toMatchObject({ isExceeded: true });
  await node.ended.end("token");
  expect([await node.ended.has("token"), await node.ended.has("another")]).toEqual([true, false]);
  await vi.waitFor(() => expect(node.logged.length).toBeGreaterThan(0), IN_TIME);
  expect(await node.shared.state()).toMatchObject({ isReady: false, reason: expect.stringContaining("ECONNREFUSED") });
});

async function aNode(url = redis?.url ?? "", { isThere = true } = {}) {
  const logged: LogEvent[] = [];
  const texts: (readonly string[] | null)[] = [];
  const shared = await openShared({ url, prefix: redis?.prefix ?? "test", log: (event) => logged.push(event) });
  onTestFinished(shared.close);
  shared.onChange((changed) => void texts.push(changed));
  if (isThere) await vi.waitFor(async () => expect(await shared.state()).toEqual({ isReady: true }), IN_TIME);
  return {
    shared,
    logged,
    texts,
    limiter: createSharedLimiter(shared, { name: "attempts", windowMs: 60_000, clock: Date.now }),
    ended: createEndedTokens(shared),
    get heard(): number {
      return texts.length;
    },
  };
}
