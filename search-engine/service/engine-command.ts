import type { SearchEngine, SearchQuery, WriteMode } from "../create-search-engine.ts";
import { parseJson } from "../http/read-body.ts";
import type { Json } from "../json.ts";
import { readStoredIndex } from "../stored/stored-indexes.ts";

/** What the engine is asked across threads. Documents come as JSON text, which only the engine's thread has to read. */
export type EngineCommand = SearchCommand | ReadCommand | WriteCommand;

/** The answer has no more bytes than that. */
export type SearchCommand = { kind: "multiSearch"; queries: readonly SearchQuery[]; answerBytes: number };

export type ReadCommand =
  | { kind: "listIndexes" }
  | { kind: "getIndex" | "getSettings" | "getStats"; uid: string }
  | { kind: "getDocument"; uid: string; id: string }
  | { kind: "listDocuments"; uid: string };

export type WriteCommand =
  | { kind: "createIndex"; uid: string; primaryKey: string | null }
  | { kind: "replaceIndex"; uid: string; primaryKey: string | null; settings: Json; documents: string }
  /** Puts what a file holds in the place of an index. */
  | { kind: "loadIndex"; uid: string; file: string }
  | { kind: "deleteIndex" | "clearDocuments"; uid: string }
  | { kind: "swapIndexes"; pairs: readonly (readonly [string, string])[] }
  | { kind: "updateSettings"; uid: string; update: Json }
  | { kind: "writeDocuments"; uid: string; documents: string; mode: WriteMode; primaryKey: string | undefined }
  | { kind: "deleteDocuments"; uid: string; ids: readonly Json[] };

/**
 * Runs commands, in the order in which they are given; rejects with a `SearchError`. Answers are JSON text. `tellTime` hears how
 * many milliseconds of its processor the engine has worked, whatever came of it.
 */
export type RunCommand = (command: EngineCommand, tellTime?: TellTime) => Promise<string>;

export type TellTime = (milliseconds: number) => void;

/** Lets an engine do what it is asked. Throws a `SearchError` where it cannot be done. */
export function runCommand(engine: SearchEngine, command: EngineCommand): string {
  return JSON.stringify(run(engine, command) ?? null);
}

function run(engine: SearchEngine, command: EngineCommand): unknown {
  switch (command.kind) {
    case "multiSearch":
      return { results: engine.multiSearch(command.queries, command.answerBytes) };
    case "listIndexes":
      return engine.listIndexes();
    case "getIndex":
      return engine.getIndex(command.uid);
    case "getSettings":
      return engine.getSettings(command.uid);
    case "getStats":
      return engine.getStats(command.uid);
    case "getDocument":
      return engine.getDocument(command.uid, command.id);
    case "listDocuments":
      return engine.listDocuments(command.uid);
    case "createIndex":
      return engine.createIndex(command.uid, command.primaryKey);
    case "replaceIndex":
      return engine.replaceIndex(command.uid, { ...command, documents: parseDocuments(command.documents) });
    case "loadIndex":
      return engine.replaceIndex(command.uid, { primaryKey: "id", ...readStoredIndex(command.file) });
    case "deleteIndex":
      return engine.deleteIndex(command.uid);
    case "clearDocuments":
      return engine.clearDocuments(command.uid);
    case "swapIndexes":
      return engine.swapIndexes(command.pairs);
    case "updateSettings":
      return engine.updateSettings(command.uid, command.update);
    case "writeDocuments":
      return engine.writeDocuments(command.uid, parseDocuments(command.documents), command.mode, command.primaryKey);
    case "deleteDocuments":
      return engine.deleteDocuments(command.uid, command.ids);
  }
}

/** A list of documents, or one. */
function parseDocuments(text: string): readonly Json[] {
  const parsed = parseJson(text);
  return Array.isArray(parsed) ? parsed : [parsed];
}
