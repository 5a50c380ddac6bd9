import type { JsonObject } from "../json.ts";
import type { LoggedDocument } from "./word-log.ts";

/** A document as it was stored, with its words. */
export type StoredDocument = { id: string; json: string; words: LoggedDocument };

/**
 * The documents of an index in the order in which they were first added; one that is replaced keeps its place. They
 * are stored as text: thousands of objects would make every garbage collection look at them.
 */
export function createDocumentStore() {
  const places = new Map<string, number>();
  let stored: (StoredDocument | null)[] = [];

  return {
    get size(): number {
      return places.size;
    },

    get(id: string): JsonObject | null {
      const place = places.get(id);
      const found = place === undefined ? null : stored[place];
      return found ? JSON.parse(found.json) : null;
    },

    set(document: StoredDocument): void {
      const place = places.get(document.id);
      if (place === undefined) places.set(document.id, stored.push(document) - 1);
      else stored[place] = document;
    },

    delete(id: string): boolean {
      const place = places.get(id);
      if (place === undefined) return false;
      stored[place] = null;
      return places.delete(id);
    },

    clear(): void {
      places.clear();
      stored = [];
    },

    /** All of them in their order; gaps that deletions left are closed. */
    list(): readonly StoredDocument[] {
      if (places.size < stored.length) {
        stored = stored.filter((document) => document !== null);
        for (const [place, document] of stored.entries()) if (document) places.set(document.id, place);
      }
      return stored.flatMap((document) => document ?? []);
    },
  };
}
