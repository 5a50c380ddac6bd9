import { Worker } from "node:worker_threads";
import type { YieldToEventLoop } from "@learn-bittensor/provider/yield-to-event-loop";
import type { RenderElsewhere } from "../../app/ui/rich-text/create-rich-text.server.ts";
import type { RenderedText } from "../../app/ui/rich-text/steps/render-markdown.server.ts";
import type { Log } from "../log.ts";
import type { MarkdownAnswer, MarkdownTask } from "./markdown-task.ts";

/** What reading Markdown needs takes some 50 MB: once every page is cached, nothing is to be read. */
const REST_AFTER_MS = 20_000;

const WORKER = new URL("markdown-worker.ts", import.meta.url);

export interface MarkdownThreadOptions {
  /** Waited for before a text is handed over: the rest of its page follows at once. */
  yieldToEventLoop: YieldToEventLoop;
  log: Log;
  worker?: URL;
  restAfterMs?: number;
}

/**
 * Renders texts in a thread of their own: a long one takes a while, and whoever reads a page that is there does not wait for
 * it. Answers null, for the caller to do it itself, where no thread has been started, or it has failed. It ends when no text has been
 * asked for in a while; the next one starts another, and waits for it, as the first do.
 */
export function createMarkdownThread({
  yieldToEventLoop,
  log,
  worker: file = WORKER,
  restAfterMs = REST_AFTER_MS,
}: MarkdownThreadOptions) {
  const waiting = new Map<number, PromiseWithResolvers<RenderedText | null>>();
  const firstWord = Promise.withResolvers<void>();
  let running: Worker | null = null;
  let isThere = false;
  let rest: NodeJS.Timeout | undefined;
  let latestId = 0;

  function start(): Worker {
    const started = new Worker(file);
    started.unref();
    started.on("message", receive);
    started.on("error", (cause) => {
      isThere = false;
      log({ level: "error", message: "the thread that renders texts failed", cause });
    });
    started.on("exit", () => end(started));
    running = started;
    return started;
  }

  function receive(message: "ready" | MarkdownAnswer): void {
    if (message === "ready") {
      isThere = true;
      firstWord.resolve();
    } else {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ("rendered" in message) asked?.resolve(yieldToEventLoop().then(() => message.rendered));
      else asked?.reject(message.error);
    }
    if (waiting.size === 0) restLater();
  }

  function end(ended: Worker): void {
    firstWord.resolve();
    if (running === ended) giveUp();
  }

  function giveUp(): void {
    running = null;
    for (const asked of waiting.values()) asked.resolve(null);
    waiting.clear();
  }

  function restLater(): void {
    clearTimeout(rest);
    rest = setTimeout(() => void close(), restAfterMs).unref();
  }

  /** Whoever asks from now on starts another thread. */
  async function close(): Promise<void> {
    clearTimeout(rest);
    const ended = running;
    giveUp();
    await ended?.terminate();
  }

  const render: RenderElsewhere = (markdown, place) => {
    if (!running && !isThere) return null;
    clearTimeout(rest);
    const thread = running ?? start();
    latestId += 1;
    const asked = Promise.withResolvers<RenderedText | null>();
    waiting.set(latestId, asked);
    thread.postMessage({ ...place, id: latestId, markdown } satisfies MarkdownTask);
    return asked.promise;
  };

  return {
    render,

    /** Resolves when the thread has come up, or has failed to. */
    start(): Promise<void> {
      running ??= start();
      return firstWord.promise;
    },

    close,
  };
}
