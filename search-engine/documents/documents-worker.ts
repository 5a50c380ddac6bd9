import { parentPort, workerData } from "node:worker_threads";
import { makeSearchIndexes } from "./make-search-indexes.ts";

/** The thread in which documents are made: it is handed everything at its start, tells each index, and ends. */
const { english, exports } = workerData;
for (const index of makeSearchIndexes(english, exports)) parentPort?.postMessage(index);
