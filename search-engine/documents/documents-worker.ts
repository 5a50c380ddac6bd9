import { parentPort, workerData } from "node:worker_threads";
import { type ContentOfLocales, makeSearchIndexes, type SearchIndex } from "./make-search-indexes.ts";

/** What the thread tells. Under `node --watch` every thread also tells which files it reads, without being asked. */
export type DocumentsMessage = { index?: SearchIndex };

/** The thread in which documents are made: it is handed everything at its start, tells each index, and ends. */
const content: ContentOfLocales = workerData;
for (const index of makeSearchIndexes(content)) parentPort?.postMessage({ index } satisfies DocumentsMessage);
