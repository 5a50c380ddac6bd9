import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { createTelling } from "./tell-host.ts";

const EVENT = { uuid: "1", event: "$pageview", properties: { $pathname: "/about" } };

it("tells the host what is counted, in a form that needs no question beforehand, and without cookies", async () => {
  const host = aHost();
  host.tell(EVENT);
  await expect.poll(() => host.asked).toHaveLength(1);
  const [asked] = host.asked;
  expect(asked?.address).toBe("https://analytics.example/e/?ip=0");
  expect(asked?.request).toMatchObject({
    method: "POST",
    mode: "no-cors",
    credentials: "omit",
    keepalive: true,
    headers: { "Content-Type": "text/plain" },
  });
  expect(JSON.parse(gunzipSync(asked?.request.body as ArrayBuffer).toString())).toEqual({
    api_key: "key",
    batch: [EVENT],
    sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it("tells one after the other", async () => {
  const first = Promise.withResolvers<void>();
  const host = aHost({ answer: () => first.promise });
  host.tell(EVENT);
  host.tell(EVENT);
  await expect.poll(() => host.asked).toHaveLength(1);
  first.resolve();
  await expect.poll(() => host.asked).toHaveLength(2);
});

it("leaves a host alone that cannot be reached", async () => {
  const host = aHost({ answer: () => Promise.reject(new TypeError("Failed to fetch")) });
  for (let page = 0; page < 5; page += 1) host.tell(EVENT);
  await expect.poll(() => host.asked).toHaveLength(1);
  await new Promise((done) => setImmediate(done));
  host.tell(EVENT);
  await new Promise((done) => setImmediate(done));
  expect(host.asked).toHaveLength(1);
});

it("gives up after ten seconds", async () => {
  const host = aHost();
  host.tell(EVENT);
  await expect.poll(() => host.asked).toHaveLength(1);
  expect(host.timeout).toEqual([10_000]);
  expect(host.asked[0]?.request.signal).toBe(host.signal);
});

function aHost({ answer = () => Promise.resolve() }: { answer?: () => Promise<void> } = {}) {
  const asked: { address: string; request: RequestInit }[] = [];
  const timeout: number[] = [];
  const { signal } = new AbortController();
  const tell = createTelling({
    key: "key",
    host: "https://analytics.example",
    fetch: (address, request) => {
      asked.push({ address, request });
      return answer();
    },
    giveUpAfter: (milliseconds) => {
      timeout.push(milliseconds);
      return signal;
    },
  });
  return { asked, timeout, signal, tell };
}
