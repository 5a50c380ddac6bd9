import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { StoredIndex } from "../stored/stored-indexes.ts";
import type { DocumentsMessage, DocumentsTask } from "./documents-worker.ts";
import type { ContentOfLocales, SearchIndex } from "./make-search-indexes.ts";

/** What reading Markdown leaves behind is swept up soon: memory that a thread has had is not given back. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/**
 * Makes the indexes of each language in a thread that ends afterwards, and gives each as soon as it is made: nothing waits
 * while Markdown is read. With a folder, the thread stores them there, and gives one itself only where that fails. Throws where a
 * document cannot be made.
 */
export async function* makeSearchIndexesInThread(
  content: ContentOfLocales,
  { folder, warn }: { folder?: string | undefined; warn: (message: string, cause: unknown) => void },
): AsyncGenerator<{ made: SearchIndex } | { stored: StoredIndex }> {
  const worker = new Worker(new URL("./documents-worker.ts", import.meta.url), {
    workerData: { content, folder } satisfies DocumentsTask,
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
      const { index, stored, fault }: DocumentsMessage = message;
      if (fault) warn("the search indexes cannot be stored for the next start", fault);
      if (stored) yield { stored };
      if (index) yield { made: index };
    }
    if (exitCode !== 0) throw new Error(`the thread that makes search documents ended with ${exitCode}`);
  } finally {
    // Whoever wants no more of them need not wait for the rest.
    await worker.terminate();
  }
}
