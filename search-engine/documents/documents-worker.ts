import { parentPort, workerData } from "node:worker_threads";
import { type KeptIndex, keepIndex } from "../kept/kept-indexes.ts";
import { type ContentOfLocales, makeSearchIndexes, type SearchIndex } from "./make-search-indexes.ts";

/** What the thread is handed at its start; `folder` is where it keeps indexes. */
export type DocumentsTask = { content: ContentOfLocales; folder: string | undefined };

/** What the thread tells. Under `node --watch` every thread also tells which files it reads, without being asked. */
export type DocumentsMessage = { index?: SearchIndex; kept?: KeptIndex; fault?: unknown };

/** The thread in which documents are made: it tells each index, or where it has kept it, and ends. */
const { content, folder }: DocumentsTask = workerData;
for (const index of makeSearchIndexes(content)) parentPort?.postMessage(keepOrTell(index));

function keepOrTell(index: SearchIndex): DocumentsMessage {
  if (folder === undefined) return { index };
  try {
    return { kept: keepIndex(folder, index) };
  } catch (fault) {
    return { index, fault };
  }
}
