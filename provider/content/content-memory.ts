import { createEntryFileMemory } from "./entry-file-memory.ts";
import { createMarkMemory } from "./terms/mark-memory.ts";

export type ContentMemory = ReturnType<typeof createContentMemory>;

/** What of content is kept while one file after the other changes, for development: files as they were read, and their terms. */
export function createContentMemory() {
  return { files: createEntryFileMemory(), marks: createMarkMemory() };
}
