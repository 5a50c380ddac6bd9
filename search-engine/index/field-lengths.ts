import type { LoggedDocument } from "./word-log.ts";

/** How many words each attribute of each document has. */
export type FieldLengths = { get(document: number, field: number): number };

/** Reads them from the log of lengths: (number of the attribute, words in it). */
export function createFieldLengths(log: Uint32Array, documents: readonly LoggedDocument[]): FieldLengths {
  const lengths = log.slice();
  const first = Uint32Array.from(documents, ({ firstLength }) => firstLength);
  const last = Uint32Array.from(documents, ({ lastLength }) => lastLength);
  return {
    get(document, field) {
      const end = last[document] ?? 0;
      for (let entry = first[document] ?? 0; entry < end; entry += 2) {
        if (lengths[entry] === field) return lengths[entry + 1] ?? 0;
      }
      return 0;
    },
  };
}
