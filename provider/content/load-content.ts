import { readRawContentFiles, toContentFile } from "./content-files.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import type { EntryFileMemory } from "./entry-file-memory.ts";
import { digestOf } from "./snapshot/digest-of.ts";
import { readSnapshot } from "./snapshot/read-snapshot.ts";
import { type SnapshotOptions, writeSnapshot } from "./snapshot/write-snapshot.ts";

/**
 * Reads a content folder. Throws one `ContentError` that holds every mistake in every file.
 *
 * With a snapshot, what the same code made of the same files is taken from there; anything else is compiled, and kept
 * there for the next time. With a memory, only files are read anew that have changed since the last time.
 */
export async function loadContent(
  dir: string,
  snapshot?: SnapshotOptions,
  memory?: EntryFileMemory,
): Promise<ContentStore> {
  const files = readRawContentFiles(dir);
  const digest = snapshot ? digestOf(files) : "";
  const kept = snapshot ? readSnapshot(snapshot.file, digest) : null;
  if (kept) return createContentStore(kept);
  // A start that finds its snapshot does without the parsers.
  const { compileContent } = await import("./compile-content.ts");
  const compiled = compileContent(files.map(toContentFile), memory);
  // Before its entries are joined, which makes circles of them.
  if (snapshot) await writeSnapshot(snapshot, digest, compiled);
  return createContentStore(compiled);
}
