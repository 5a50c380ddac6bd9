import { Worker } from "node:worker_threads";
import type { RenderElsewhere } from "../../app/ui/rich-text/create-rich-text.server.ts";
import type { RenderedText } from "../../app/ui/rich-text/steps/render-markdown.server.ts";
import type { Log } from "../log.ts";
import type { YieldToEventLoop } from "../yield-to-event-loop.ts";
import type { MarkdownAnswer, MarkdownTask } from "./markdown-task.ts";

const WORKER = new URL("markdown-worker.ts", import.meta.url);

export interface MarkdownThreadOptions {
  /** Waited for before a text is handed over: the rest of its page follows at once. */
  yieldToEventLoop: YieldToEventLoop;
  log: Log;
  worker?: URL;
}

/**
 * Renders texts in a thread of their own: a long one takes a while, and whoever reads a page that is there does not wait for
 * it. Answers null, for the caller to do it itself, until the thread has been started and come up, and where it has ended.
 */
export function createMarkdownThread({ yieldToEventLoop, log, worker: file = WORKER }: MarkdownThreadOptions) {
  const waiting = new Map<number, PromiseWithResolvers<RenderedText | null>>();
  const firstWord = Promise.withResolvers<void>();
  let started: Worker | null = null;
  let isThere = false;
  let latestId = 0;

  function receive(message: "ready" | MarkdownAnswer): void {
    if (message === "ready") {
      isThere = true;
      firstWord.resolve();
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ("rendered" in message) asked?.resolve(yieldToEventLoop().then(() => message.rendered));
    else asked?.reject(message.error);
  }

  function end(): void {
    isThere = false;
    firstWord.resolve();
    for (const asked of waiting.values()) asked.resolve(null);
    waiting.clear();
  }

  const render: RenderElsewhere = (markdown, place) => {
    if (!isThere || !started) return null;
    latestId += 1;
    const asked = Promise.withResolvers<RenderedText | null>();
    waiting.set(latestId, asked);
    started.postMessage({ ...place, id: latestId, markdown } satisfies MarkdownTask);
    return asked.promise;
  };

  return {
    render,

    /** Resolves when the thread has come up, or has failed to. */
    start(): Promise<void> {
      if (started) return firstWord.promise;
      started = new Worker(file);
      started.unref();
      started.on("message", receive);
      started.on("error", (cause) => log({ level: "error", message: "the thread that renders texts failed", cause }));
      started.on("exit", end);
      return firstWord.promise;
    },

    async close(): Promise<void> {
      await started?.terminate();
    },
  };
}
