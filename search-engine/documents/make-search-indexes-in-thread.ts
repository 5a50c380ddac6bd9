import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { DocumentsMessage } from "./documents-worker.ts";
import type { ContentOfLocales, SearchIndex } from "./make-search-indexes.ts";

/** What reading Markdown leaves behind is swept up soon: memory that a thread has had is not given back. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/**
 * Makes the indexes of each language in a thread that ends afterwards, and gives each as soon as it is made: nothing waits
 * while Markdown is read. Throws where a document cannot be made.
 */
export async function* makeSearchIndexesInThread(content: ContentOfLocales): AsyncGenerator<SearchIndex> {
  const worker = new Worker(new URL("./documents-worker.ts", import.meta.url), {
    workerData: content,
    resourceLimits: LIMITS,
  });
  let exitCode = 0;
  worker.once("exit", (code) => {
    exitCode = code;
  });
  // Also once nobody listens any more: a fault that nobody hears would end the process.
  worker.on("error", () => undefined);
  try {
    // Throws what the thread threw.
    for await (const [message] of on(worker, "message", { close: ["exit"] })) {
      const { index }: DocumentsMessage = message;
      if (index) yield index;
    }
    if (exitCode !== 0) throw new Error(`the thread that makes search documents ended with ${exitCode}`);
  } finally {
    // Whoever wants no more of them need not wait for the rest.
    await worker.terminate();
  }
}
