import { Worker } from "node:worker_threads";
import type { DrawShareImage } from "../../app/site/share-image.ts";
import type { ShareImageAnswer, ShareImageTask } from "./share-image-task.ts";

const WORKER = new URL("share-image-worker.ts", import.meta.url);

/** Cards are drawn one after another: whoever asks for more than so many at a time is asked to come again. */
const MOST_WAITING = 48;

/** Fonts and rasteriser take some 100 MB: nobody asks for images most of the time. */
const REST_AFTER_MS = 60_000;

/**
 * Draws images in a thread of their own, so that no reader waits for a picture. The thread is started with the first image and
 * ends when none has been asked for in a while.
 */
export function createShareImageThread({
  worker: file = WORKER,
  mostWaiting = MOST_WAITING,
  restAfterMs = REST_AFTER_MS,
}: {
  worker?: URL;
  mostWaiting?: number;
  restAfterMs?: number;
} = {}) {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
  let running: Worker | null = null;
  let rest: NodeJS.Timeout | undefined;
  let latestId = 0;

  function start(): Worker {
    const started = new Worker(file);
    started.on("message", (answer: ShareImageAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("png" in answer) asked?.resolve(answer.png);
      else asked?.reject(answer.error);
      if (waiting.size === 0) restLater();
    });
    started.on("error", (cause) => end(started, cause));
    started.on("exit", () => end(started, new Error("the thread that draws images has ended")));
    running = started;
    return started;
  }

  /** The next image starts another thread. */
  function end(ended: Worker, cause: unknown): void {
    if (running !== ended) return;
    running = null;
    for (const asked of waiting.values()) asked.reject(cause);
    waiting.clear();
  }

  function restLater(): void {
    // A thread that waits keeps nobody from ending the process.
    running?.unref();
    rest = setTimeout(() => void close(), restAfterMs).unref();
  }

  async function close(): Promise<void> {
    clearTimeout(rest);
    await running?.terminate();
  }

  const draw: DrawShareImage = (image) => {
    if (waiting.size >= mostWaiting) return Promise.resolve(null);
    clearTimeout(rest);
    const thread = running ?? start();
    thread.ref();
    latestId += 1;
    const asked = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    waiting.set(latestId, asked);
    thread.postMessage({ id: latestId, image } satisfies ShareImageTask);
    return asked.promise;
  };

  return {
    draw,
    /** Whether there is a thread at the moment. */
    get isRunning(): boolean {
      return running !== null;
    },
    close,
  };
}
