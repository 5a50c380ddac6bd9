import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fetchIcons, LARGEST_ANSWER_BYTES, PATIENCE_MS } from "./fetch-icons.ts";

const ICON = { body: '<path d="M0 0"/>', width: 24, height: 24 };
const ANSWER = JSON.stringify({ prefix: "mdi", icons: { home: ICON } });

afterEach(() => void vi.useRealTimers());

describe("fetchIcons", () => {
  it("asks the first server for the icons of a set, in one order", async () => {
    const { apis, asked } = servers(() => new Response(ANSWER));
    expect(await fetchIcons(apis, "mdi", ["home", "bell"])).toMatchObject({ icons: { home: ICON } });
    expect(asked).toEqual([
      { address: "https://one.example/mdi.json?icons=bell,home", method: "GET", redirect: "error", body: null },
    ]);
  });

  it("knows that there is no such set", async () => {
    const { apis, asked } = servers(() => new Response("Not found", { status: 404 }));
    expect(await fetchIcons(apis, "mdi", ["home"])).toBeNull();
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
    const { apis, asked } = servers((address) => (address.includes("one.") ? answer(address) : new Response(ANSWER)));
    expect(await fetchIcons(apis, "mdi", ["home"])).toMatchObject({ icons: { home: ICON } });
    expect(asked.map(({ address }) => new URL(address).host)).toEqual(["one.example", "two.example"]);
    await expect(fetchIcons(servers(answer).apis, "mdi", ["home"])).rejects.toThrow(
      `one.example: ${reason}; two.example: ${reason}`,
    );
  });

  it("waits 2.5 seconds for a server, and not longer", async () => {
    expect(PATIENCE_MS).toBe(2_500);
    vi.useFakeTimers();
    const { apis, asked } = servers((_address, signal) => never(signal));
    const answered = fetchIcons(apis, "mdi", ["home"]);
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
    const { apis } = servers((_address, signal) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("{"));
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    });
    const said = expect(fetchIcons(apis, "mdi", ["home"])).rejects.toThrow("no answer in 2500 ms");
    await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
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
    const set = await fetchIcons({ apiUrls: [`${origin}/moved`, origin] }, "mdi", ["home"]);
    expect(set).toMatchObject({ icons: { home: ICON } });
    expect(asked).toEqual(["GET /moved/mdi.json?icons=home", "GET /mdi.json?icons=home"]);
  });
});

function servers(answer: (address: string, signal: AbortSignal) => Response | Promise<Response>) {
  const asked: { address: string; method: string; redirect: unknown; body: unknown }[] = [];
  const fetch = async (address: string | URL | Request, init: RequestInit = {}) => {
    const { method = "GET", redirect, body = null, signal } = init;
    asked.push({ address: String(address), method, redirect, body });
    return answer(String(address), signal ?? new AbortController().signal);
  };
  return { apis: { apiUrls: ["https://one.example", "https://two.example"], fetch }, asked };
}

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

function endless(): Response {
  return new Response(
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(32)) }),
  );
}
