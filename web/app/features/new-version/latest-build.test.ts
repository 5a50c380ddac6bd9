import { describe, expect, it } from "vitest";
import { readLatestBuild } from "./latest-build.ts";

describe("readLatestBuild", () => {
  it("asks the site past the HTTP cache", async () => {
    const asked: unknown[] = [];
    const id = await readLatestBuild(async (address, options) => {
      asked.push([address, options?.cache, options?.method]);
      return json({ id: "one" });
    });
    expect(id).toBe("one");
    expect(asked).toEqual([["/builds/latest.json", "no-cache", undefined]]);
  });

  it.each([
    ["is missing", () => new Response("404", { status: 404 })],
    ["fails", () => new Response('{"id":"two"}', { status: 500 })],
    ["is no JSON", () => new Response("<!doctype html><title>A proxy</title>")],
    ["is cut off", () => new Response('{"id":"tw')],
    ["is empty", () => new Response("")],
    ["has no body", () => new Response(null, { status: 200 })],
    ["is null", () => new Response("null")],
    ["has no id", () => json({ version: "two" })],
    ["has a number for an id", () => json({ id: 2 })],
    ["has an id that is none", () => json({ id: "<script>" })],
    ["is huge", () => json({ id: "two", more: "x".repeat(1_000) })],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("learns nothing from a file that %s", async (_what, answer) => {
    expect(await readLatestBuild(async () => answer())).toBeNull();
  });

  it("reads no further than it has to", async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode("x".repeat(400)));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    expect(await readLatestBuild(async () => new Response(endless))).toBeNull();
    expect(sent).toBeLessThan(10);
    expect(isCancelled).toBe(true);
  });
});

function json(value: object): Response {
  return new Response(JSON.stringify(value));
}
