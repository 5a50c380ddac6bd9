import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { DocumentsMessage } from "./documents-worker.ts";
import type { ContentOfLocales, SearchIndex } from "./make-search-indexes.ts";

/** What reading Markdown leaves behind is swept up soon: memory that a thread has had is not given back. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/**
 * Makes the indexes of each language in a thread that ends afterwards: nothing waits while Markdown is read.
 * Rejects where a document cannot be made.
 */
export async function makeSearchIndexesInThread(content: ContentOfLocales): Promise<SearchIndex[]> {
  const worker = new Worker(new URL("./documents-worker.ts", import.meta.url), {
    workerData: content,
    resourceLimits: LIMITS,
  });
  const indexes: SearchIndex[] = [];
  worker.on("message", ({ index }: DocumentsMessage) => {
    if (index) indexes.push(index);
  });
  // Rejects with what the thread threw.
  const [exitCode] = await once(worker, "exit");
  if (exitCode !== 0) throw new Error(`the thread that makes search documents ended with ${exitCode}`);
  return indexes;
}
