import { parentPort, workerData } from "node:worker_threads";
import { type StoredIndex, storeIndex } from "../stored/stored-indexes.ts";
import { type ContentOfLocales, makeSearchIndexes, type SearchIndex } from "./make-search-indexes.ts";

/** What the thread is handed at its start; `folder` is where it stores indexes. */
export type DocumentsTask = { content: ContentOfLocales; folder: string | undefined };

/** What the thread tells. Under `node --watch` every thread also tells which files it reads, without being asked. */
export type DocumentsMessage = { index?: SearchIndex; stored?: StoredIndex; fault?: unknown };

/** The thread in which documents are made: it tells each index, or where it has stored it, and ends. */
const { content, folder }: DocumentsTask = workerData;
for (const index of makeSearchIndexes(content)) parentPort?.postMessage(storeOrTell(index));

function storeOrTell(index: SearchIndex): DocumentsMessage {
  if (folder === undefined) return { index };
  try {
    return { stored: storeIndex(folder, index) };
  } catch (fault) {
    return { index, fault };
  }
}
