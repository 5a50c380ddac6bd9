import type { GuideSection } from "../cut-guide.ts";
import type { EntryFile } from "../entry-file.ts";
import type { Terms } from "./parse-terms.ts";

/** A text with its terms linked, a guide's by its sections; `used` are their ids, in order. */
export type MarkedText = { markdown: string; sections: readonly GuideSection[]; used: readonly string[] };

export type MarkMemory = ReturnType<typeof createMarkMemory>;

/** Remembers the marked texts of files that have not been read anew, as long as the terms are the same. */
export function createMarkMemory() {
  let kept = new WeakMap<EntryFile, MarkedText>();
  let basis = "";
  return {
    /** What was kept of these terms. */
    for(terms: Terms): WeakMap<EntryFile, MarkedText> {
      const given = JSON.stringify([...terms.values()].map(({ id, forms, definition }) => definition && [id, forms]));
      if (given !== basis) kept = new WeakMap();
      basis = given;
      return kept;
    },
  };
}
