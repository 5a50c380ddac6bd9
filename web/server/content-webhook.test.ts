import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type ContentWebhookOptions, contentWebhook } from "./content-webhook.ts";

const SECRET = "a secret of sixteen letters and more";
const NOW = new Date("2026-11-20T09:00:00Z");
const BODY = '{"event":"entry.publish","model":"concept"}';

describe("contentWebhook", () => {
  it("takes over changed content when a signed message says so", async () => {
    const world = aWebhook();
    const answer = await world.send({});
    expect(answer.status).toBe(204);
    expect(world.changes).toBe(1);
  });

  it.each([
    ['{"event":"content.changed","texts":["concept/a1","get-started-step/b2"]}', ["concept/a1", "get-started-step/b2"]],
    ['{"event":"content.changed","texts":[]}', []],
    ['{"event":"content.changed"}', null],
    ['{"texts":["../../etc"]}', null],
    ["no JSON", null],
    [BODY, null],
  ])("hears which texts have changed: %s", async (body, texts) => {
    const told: unknown[] = [];
    const world = aWebhook({ contentChanged: async (changed) => void told.push(changed) });
    expect((await world.send({ body })).status).toBe(204);
    expect(told).toEqual([texts]);
  });

  it("takes the signature with the name of its kind before it, and an empty body", async () => {
    const world = aWebhook();
    expect((await world.send({ prefix: "sha256=" })).status).toBe(204);
    expect((await world.send({ body: "" })).status).toBe(204);
    expect(world.changes).toBe(2);
  });

  it("answers when the content has been taken over, not before", async () => {
    const order: string[] = [];
    const world = aWebhook({
      contentChanged: async () => {
        await Promise.resolve();
        order.push("taken over");
      },
    });
    await world.send({});
    order.push("answered");
    expect(order).toEqual(["taken over", "answered"]);
  });

  it.each([
    ["no signature", { signature: undefined }],
    ["an empty one", { signature: "" }],
    ["one that is none", { signature: "sha256=not hexadecimal" }],
    ["half of one", { signature: "ab".repeat(16) }],
    ["another one", { signature: "00".repeat(32) }],
    ["another secret", { secret: "the secret of somebody else" }],
    ["another body than was signed", { sent: `${BODY} ` }],
    ["another time than was signed", { sentTimestamp: String(NOW.getTime() / 1000 + 1) }],
    ["no time", { timestamp: "" }],
    ["a time that is none", { timestamp: "today" }],
    ["a message of six minutes ago", { timestamp: String(NOW.getTime() / 1000 - 360) }],
    ["a message from the future", { timestamp: String(NOW.getTime() / 1000 + 360) }],
  ])("refuses %s, and nothing happens", async (_, message) => {
    const world = aWebhook();
    const answer = await world.send(message);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain(SECRET);
    expect(world.changes).toBe(0);
  });

  it("hears two changes of one second, and refuses a message that was recorded and sent again", async () => {
    let now = NOW;
    const world = aWebhook({ now: () => now });
    const statuses: number[] = [];
    const hear = async (message: Parameters<typeof world.send>[0] = {}) =>
      statuses.push((await world.send(message)).status);
    await hear();
    await hear();
    now = new Date(NOW.getTime() + 10_000);
    await hear();
    now = new Date(NOW.getTime() + 10_001);
    await hear();
    await hear({ prefix: "sha256=" });
    await hear({ timestamp: String(now.getTime() / 1000).split(".")[0] ?? "" });
    expect(statuses).toEqual([204, 204, 204, 401, 401, 204]);
    expect(world.changes).toBe(4);
  });

  it("refuses more than a megabyte unread", async () => {
    const world = aWebhook();
    expect((await world.send({ body: "a".repeat(1_000_001) })).status).toBe(413);
    expect(world.changes).toBe(0);
  });

  it("says so where the content cannot be taken over, and why only in the log", async () => {
    const cause = new Error("content/en/concept/staking.md: order: expected a number");
    const world = aWebhook({ contentChanged: () => Promise.reject(cause) });
    const answer = await world.send({});
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("staking");
    expect(world.logged).toEqual([expect.objectContaining({ level: "error", cause })]);
  });

  it("is for messages only", async () => {
    expect((await aWebhook().hook.request("/")).status).toBe(404);
  });
});

function aWebhook(options: Partial<ContentWebhookOptions> = {}) {
  const world = { changes: 0, logged: [] as unknown[] };
  const hook = contentWebhook({
    secret: SECRET,
    contentChanged: async () => {
      world.changes += 1;
    },
    now: () => NOW,
    log: (event) => void world.logged.push(event),
    ...options,
  });
  return Object.assign(world, { hook, send });

  function send(message: {
    body?: string;
    timestamp?: string;
    secret?: string;
    prefix?: string;
    signature?: string | undefined;
    /** What arrives where that is not what was signed. */
    sent?: string;
    sentTimestamp?: string;
  }) {
    const { body = BODY, timestamp = String(NOW.getTime() / 1000), secret = SECRET, prefix = "" } = message;
    const signed = prefix + createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    const signature = "signature" in message ? message.signature : signed;
    return hook.request("/", {
      method: "POST",
      body: message.sent ?? body,
      headers: {
        "X-Webhook-Timestamp": message.sentTimestamp ?? timestamp,
        ...(signature !== undefined && { "X-Webhook-Signature": signature }),
        "Content-Length": String(Buffer.byteLength(message.sent ?? body)),
      },
    });
  }
}
