import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createYield, type YieldToEventLoop } from "@learn-bittensor/provider/yield-to-event-loop";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createRichText } from "../../app/ui/rich-text/create-rich-text.server.ts";
import { richTextLabels } from "../../app/ui/rich-text/rich-text-labels.server.ts";
import { createMarkdownThread } from "./create-markdown-thread.ts";

const TEXT =
  "## Staking {#staking}\n\nA formula, $\\frac{a}{b}$, and a [link](/concepts).\n\n![A picture](/uploads/a.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";
const PLACE = { locale: "en", words: richTextLabels("en"), idPrefix: "", mediaOrigin: "", bucketOrigins: [] } as const;

describe("createMarkdownThread", () => {
  it("renders texts as they are rendered here, also many at a time", async () => {
    const thread = await aThread();
    const mediaOrigin = "https://content.example";
    const here = createRichText({ mediaOrigin });
    const there = createRichText({ mediaOrigin, renderElsewhere: thread.render });
    for (const locale of ["en", "ko"] as const) {
      const expected = await here.render(TEXT, { locale, idPrefix: "a" });
      expect(await there.render(TEXT, { locale, idPrefix: "a" })).toEqual(expected);
    }
    const texts = Array.from({ length: 20 }, (_, index) => `Text ${index}`);
    const rendered = await Promise.all(texts.map((text) => thread.render(text, PLACE)));
    expect(rendered.map((text) => text?.parts)).toEqual(
      texts.map((text) => [{ kind: "html", html: `<p>${text}</p>` }]),
    );
  });

  it("leaves it to the caller until it has been started, and then has texts wait for it to come up", async () => {
    const thread = createMarkdownThread({ yieldToEventLoop: createYield(), log: () => undefined });
    onTestFinished(() => thread.close());
    expect(thread.render(TEXT, PLACE)).toBeNull();
    const started = thread.start();
    expect(await thread.render("Text", PLACE)).toMatchObject({
      parts: [{ kind: "html", html: "<p>Text</p>" }],
    });
    await started;
  });

  it("leaves to the caller what waits for a thread that cannot come up", async () => {
    const worker = await fileOf('throw new Error("no such module");');
    const thread = createMarkdownThread({ yieldToEventLoop: createYield(), log: () => undefined, worker });
    const started = thread.start();
    expect(await thread.render("Text", PLACE)).toBeNull();
    await started;
    expect(thread.render("Text", PLACE)).toBeNull();
  });

  it("leaves it to the caller once it has ended, also what was under way", async () => {
    const logged: unknown[] = [];
    const thread = await aThread({
      code: 'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { throw new Error("out of order"); }); parentPort.postMessage("ready");',
      logged,
    });
    const text = await createRichText({ renderElsewhere: thread.render }).render("Text", { locale: "en" });
    expect(text.parts).toEqual([{ kind: "html", html: "<p>Text</p>" }]);
    expect(thread.render("Text", PLACE)).toBeNull();
    expect(logged).toEqual([expect.objectContaining({ level: "error" })]);
  });

  it("ends when nothing has been asked for in a while, and comes again for the next text", async () => {
    const thread = await aThread({
      code: 'import { parentPort, threadId } from "node:worker_threads"; parentPort.on("message", ({ id }) => parentPort.postMessage({ id, rendered: { parts: [threadId] } })); parentPort.postMessage("ready");',
      restAfterMs: 50,
    });
    const threadOf = async () => (await thread.render("Text", PLACE))?.parts[0];
    const first = await threadOf();
    expect(first).toBeGreaterThan(0);
    expect(await threadOf()).toBe(first);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await threadOf()).toBeGreaterThan(Number(first));
  });

  it("hands over one text in each turn, so that others are answered between two pages", async () => {
    const order: string[] = [];
    const turns: (() => void)[] = [];
    const thread = await aThread({ yieldToEventLoop: () => new Promise((resolve) => turns.push(resolve)) });
    const texts = ["a", "b", "c"].map(async (text) => {
      await thread.render(text, PLACE);
      order.push(text);
    });
    await vi.waitUntil(() => turns.length === texts.length);
    for (const giveTurn of turns) {
      order.push("others");
      giveTurn();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(texts);
    expect(order).toEqual(["others", "a", "others", "b", "others", "c"]);
  });

  it.runIf(process.platform === "linux")("gives way to the thread that answers", async () => {
    const before = await listPriorities();
    await aThread();
    const others = (await listPriorities()).filter((priority) => !before.includes(priority));
    expect(others).toEqual([getPriority() + 5]);
  });

  it("says what is wrong with a text that cannot be rendered", async () => {
    const thread = await aThread({
      code: 'import { parentPort } from "node:worker_threads"; parentPort.on("message", ({ id }) => parentPort.postMessage({ id, error: new Error("no text") })); parentPort.postMessage("ready");',
    });
    await expect(thread.render("Text", PLACE)).rejects.toThrow("no text");
  });

  it("says so where it cannot come up", async () => {
    const logged: unknown[] = [];
    const thread = await aThread({ code: 'throw new Error("no such module");', logged });
    expect(thread.render("Text", PLACE)).toBeNull();
    expect(logged).toEqual([expect.objectContaining({ level: "error" })]);
  });
});

type Options = { code?: string; logged?: unknown[]; yieldToEventLoop?: YieldToEventLoop; restAfterMs?: number };

/** A thread that has come up; with `code`, one that does something else. */
async function aThread({ code, logged = [], yieldToEventLoop = createYield(), restAfterMs = 60_000 }: Options = {}) {
  const log = (event: unknown) => void logged.push(event);
  const worker = code && { worker: await fileOf(code) };
  const thread = createMarkdownThread({ yieldToEventLoop, log, restAfterMs, ...worker });
  onTestFinished(() => thread.close());
  await thread.start();
  return thread;
}

/** Of each thread of this process. */
async function listPriorities(): Promise<number[]> {
  const threads = await readdir("/proc/self/task");
  return threads.map((thread) => getPriority(Number(thread)));
}

async function fileOf(code: string): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), "markdown-thread-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "worker.mjs");
  await writeFile(file, code);
  return pathToFileURL(file);
}
