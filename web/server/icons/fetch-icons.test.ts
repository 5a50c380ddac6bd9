import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  AWAY_FOR_MS,
  createIconFetcher,
  FAILURES_OF_AN_OUTAGE,
  LARGEST_ANSWER_BYTES,
  ServersAway,
  TIMEOUT_MS,
} from "./fetch-icons.ts";

const ICON = { body: '<path d="M0 0"/>', width: 24, height: 24 };
const ANSWER = JSON.stringify({ prefix: "mdi", icons: { home: ICON } });

afterEach(() => void vi.useRealTimers());

describe("createIconFetcher", () => {
  it("asks the first server for the icons of a set, in one order", async () => {
    const { fetchIcons, asked } = servers(() => new Response(ANSWER));
    expect(await fetchIcons("mdi", ["home", "bell"])).toMatchObject({ icons: { home: ICON } });
    expect(asked).toEqual([
      { address: "https://one.example/mdi.json?icons=bell,home", method: "GET", redirect: "manual", body: null },
    ]);
  });

  it.each([
    ["in its body, as Iconify's own servers do", () => new Response("404")],
    ["by its status", () => new Response("Not found", { status: 404 })],
  ])("knows that there is no such set where a server says so %s", async (_, answer) => {
    const { fetchIcons, asked } = servers(answer);
    expect(await fetchIcons("mdi", ["home"])).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it.each<[string, (address: string) => Response | Promise<Response>, string]>([
    ["fails", () => new Response("", { status: 500 }), "answered 500"],
    ["answers HTML", () => new Response("<!doctype html>"), "answered what is no set of icons"],
    ["answers another thing", () => new Response('{"icons":[]}'), "answered what is no set of icons"],
    ["answers null", () => new Response("null"), "answered what is no set of icons"],
    ["answers another set", () => new Response('{"prefix":"fa","icons":{}}'), "answered another set"],
    ["is cut off", () => new Response(ANSWER.slice(0, 20)), "answered what is no set of icons"],
    ["answers without end", endless, `answered more than ${LARGEST_ANSWER_BYTES} bytes`],
    [
      "cannot be reached",
      () => Promise.reject(new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") })),
      "ECONNREFUSED",
    ],
  ])("asks the next server where one %s, and says why where there is none", async (_what, answer, reason) => {
    const { fetchIcons, asked } = servers((address) =>
      address.includes("one.") ? answer(address) : new Response(ANSWER),
    );
    expect(await fetchIcons("mdi", ["home"])).toMatchObject({ icons: { home: ICON } });
    expect(asked.map(({ address }) => new URL(address).host)).toEqual(["one.example", "two.example"]);
    await expect(servers(answer).fetchIcons("mdi", ["home"])).rejects.toThrow(
      `one.example: ${reason}; two.example: ${reason}`,
    );
  });

  it.each<[string, (address: string, signal: AbortSignal) => Response | Promise<Response>]>([
    ["fails", () => new Response("", { status: 503 })],
    ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
    ["breaks off", () => new Response(new ReadableStream({ pull: (body) => body.error(new Error("reset")) }))],
  ])("leaves a server alone for a minute that %s three times in a row, and asks the other", async (_what, answer) => {
    expect([FAILURES_OF_AN_OUTAGE, AWAY_FOR_MS]).toEqual([3, 60_000]);
    const world = servers((address, signal) =>
      address.includes("one.") ? answer(address, signal) : new Response(ANSWER),
    );
    const askedOne = async () => {
      world.asked.length = 0;
      expect(await world.fetchIcons("mdi", ["home"])).toMatchObject({ icons: { home: ICON } });
      return world.asked.some(({ address }) => address.includes("one."));
    };
    expect([await askedOne(), await askedOne(), await askedOne(), await askedOne()]).toEqual([true, true, true, false]);
    world.passes(59_999);
    expect(await askedOne()).toBe(false);
    world.passes(1);
    expect([await askedOne(), await askedOne()]).toEqual([true, false]);
  });

  it("asks nobody while all are left alone", async () => {
    const { fetchIcons, asked } = servers(() => new Response("", { status: 500 }));
    for (let time = 0; time < 3; time += 1)
      await expect(fetchIcons("mdi", ["home"])).rejects.toThrow("one.example: answered 500; two.example: answered 500");
    await expect(fetchIcons("mdi", ["home"])).rejects.toThrow(ServersAway);
    expect(asked).toHaveLength(6);
  });

  it.each<[string, () => Response]>([
    ["what is no set", () => new Response("<!doctype html>")],
    ["another set", () => new Response('{"prefix":"fa","icons":{}}')],
    ["too much", endless],
    ["that it is asked too often", () => new Response("", { status: 429 })],
    ["that there is no such set", () => new Response("404")],
  ])("goes on asking a server for other sets that answers %s for one", async (_, answer) => {
    const { fetchIcons } = servers((address) => (address.includes("/odd.json") ? answer() : new Response(ANSWER)));
    for (let time = 0; time < 10; time += 1) await fetchIcons("odd", ["home"]).catch(() => null);
    expect(await fetchIcons("mdi", ["home"])).toMatchObject({ icons: { home: ICON } });
  });

  it("counts failures in a row only", async () => {
    let isDown = false;
    const { fetchIcons, asked } = servers(() => new Response(isDown ? "" : ANSWER, { status: isDown ? 500 : 200 }));
    for (isDown of [true, true, false, true, true, false]) await fetchIcons("mdi", ["home"]).catch(() => null);
    expect(asked.filter(({ address }) => address.includes("one."))).toHaveLength(6);
  });

  it("waits 2.5 seconds for a server, and not longer", async () => {
    expect(TIMEOUT_MS).toBe(2_500);
    vi.useFakeTimers();
    const { fetchIcons, asked } = servers((_address, signal) => never(signal));
    const answered = fetchIcons("mdi", ["home"]);
    const said = expect(answered).rejects.toThrow(
      "one.example: no answer in 2500 ms; two.example: no answer in 2500 ms",
    );
    await vi.advanceTimersByTimeAsync(2_499);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_500);
    await said;
  });

  it("gives up a body that does not end in time", async () => {
    vi.useFakeTimers();
    const { fetchIcons } = servers((_address, signal) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("{"));
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    });
    const said = expect(fetchIcons("mdi", ["home"])).rejects.toThrow("no answer in 2500 ms");
    await vi.advanceTimersByTimeAsync(2 * TIMEOUT_MS);
    await said;
  });

  it("is sent nowhere else, and reaches a real server", async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url?.startsWith("/moved")) response.writeHead(302, { Location: "/mdi.json?icons=home" }).end();
      else response.writeHead(200, { "Content-Type": "application/json" }).end(ANSWER);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const fetchIcons = createIconFetcher({ apiUrls: [`${origin}/moved`, origin], now: () => 0 });
    const set = await fetchIcons("mdi", ["home"]);
    expect(set).toMatchObject({ icons: { home: ICON } });
    expect(asked).toEqual(["GET /moved/mdi.json?icons=home", "GET /mdi.json?icons=home"]);
  });
});

function servers(answer: (address: string, signal: AbortSignal) => Response | Promise<Response>) {
  const asked: { address: string; method: string; redirect: unknown; body: unknown }[] = [];
  let now = 0;
  const fetch = async (address: string | URL | Request, init: RequestInit = {}) => {
    const { method = "GET", redirect, body = null, signal } = init;
    asked.push({ address: String(address), method, redirect, body });
    return answer(String(address), signal ?? new AbortController().signal);
  };
  const apiUrls = ["https://one.example", "https://two.example"];
  const passes = (milliseconds: number) => {
    now += milliseconds;
  };
  return { fetchIcons: createIconFetcher({ apiUrls, fetch, now: () => now }), asked, passes };
}

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

function endless(): Response {
  return new Response(
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(32)) }),
  );
}
