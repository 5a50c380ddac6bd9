import type { JsonObject } from "../json.ts";
import type { Tokenizer } from "../text/create-tokenizer.ts";
import { covers } from "./attribute-names.ts";
import { createDictionary, type Dictionary } from "./dictionary.ts";
import { createDocumentStore } from "./document-store.ts";
import { flattenDocument } from "./flatten-document.ts";
import { type FoldedSettings, foldSettings } from "./folded-settings.ts";
import type { IndexSettings } from "./index-settings.ts";
import { buildPositionalIndex, type PositionalIndex } from "./positional-index.ts";
import { createSubstringFinder, type SubstringFinder } from "./substring-finder.ts";
import { createFieldLengths, createWordLog, type FieldLengths } from "./word-log.ts";

/** An index as it is searched: it does not change any more. */
export type IndexSnapshot = PositionalIndex & {
  settings: IndexSettings;
  folded: FoldedSettings;
  dictionary: Dictionary;
  /** Made when it is first used. */
  readonly substringFinder: SubstringFinder;
  /** The searched attributes by number, and how early each ranks, from 0. */
  fields: readonly string[];
  /** All attributes of the documents. */
  attributes: readonly string[];
  weights: Uint16Array;
  fieldLengths: FieldLengths;
  getDocument(number: number): JsonObject;
};

export type SearchIndex = ReturnType<typeof createIndex>;

/** How much of the log may belong to documents that are gone before it is written anew. */
const MAX_WASTE = 0.5;

/** Documents and what is needed to search them. Changes are seen by the next snapshot, which is built when asked for. */
export function createIndex(tokenizer: Tokenizer, settings: IndexSettings) {
  const store = createDocumentStore();
  let folded = foldSettings(settings, tokenizer);
  let log = createWordLog(settings, tokenizer, folded.stopWords);
  let snapshot: IndexSnapshot | null = null;
  let attributeCounts: Record<string, number> | null = null;

  function forget(): void {
    snapshot = null;
    attributeCounts = null;
  }

  function write(id: string, document: JsonObject): void {
    store.set({ id, json: JSON.stringify(document), words: log.add(flattenDocument(document)) });
    forget();
  }

  /** Looks at every document again, as if each had just been added. */
  function rewrite(): void {
    log = createWordLog(settings, tokenizer, folded.stopWords);
    for (const { id, json } of store.list()) write(id, JSON.parse(json));
  }

  function build(): IndexSnapshot {
    const used = store.list().reduce((total, { words }) => total + words.lastWord - words.firstWord, 0);
    if (used < log.words.length * MAX_WASTE) rewrite();
    log.trim();
    const documents = store.list();
    const logged = documents.map(({ words }) => words);
    const positional = buildPositionalIndex(log.numbers, log.words.view(), logged);
    const fields = [...log.fields];
    let substringFinder: SubstringFinder | null = null;
    return {
      ...positional,
      settings,
      folded,
      dictionary: createDictionary(positional.words),
      get substringFinder() {
        substringFinder ??= createSubstringFinder(positional.words);
        return substringFinder;
      },
      fields,
      attributes: log.listAttributes(),
      weights: Uint16Array.from(fields, (path) =>
        settings.searchableAttributes.findIndex((name) => covers(name, path)),
      ),
      fieldLengths: createFieldLengths(log.lengths.view(), logged),
      getDocument: (number) => JSON.parse(documents[number]?.json ?? "{}"),
    };
  }

  return {
    get size(): number {
      return store.size;
    },

    get settings(): IndexSettings {
      return settings;
    },

    set settings(changed: IndexSettings) {
      settings = changed;
      folded = foldSettings(settings, tokenizer);
      rewrite();
      forget();
    },

    write,

    get: store.get,

    delete(id: string): boolean {
      forget();
      return store.delete(id);
    },

    clear(): void {
      store.clear();
      rewrite();
      forget();
    },

    /** In how many documents each attribute stands. */
    countAttributes(): Record<string, number> {
      attributeCounts ??= countNames(store.list().map(({ json }) => JSON.parse(json)));
      return attributeCounts;
    },

    list: (): JsonObject[] => store.list().map(({ json }) => JSON.parse(json)),

    snapshot(): IndexSnapshot {
      snapshot ??= build();
      return snapshot;
    },
  };
}

function countNames(documents: readonly JsonObject[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of documents.flatMap(Object.keys)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(counts);
}
