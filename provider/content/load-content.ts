import { readContentFiles } from "./content-files.ts";
import type { ContentMemory } from "./content-memory.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import { createDigest, digestOf } from "./snapshot/digest.ts";
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
  memory?: ContentMemory,
): Promise<ContentStore> {
  const kept = snapshot ? readSnapshot(snapshot.file, () => digestOf(dir)) : null;
  if (kept) return createContentStore(kept);
  // A start that finds its snapshot does without the parsers.
  const { compileContent } = await import("./compile-content.ts");
  // The files are read once more: one may have changed by now, and the digest is of the bytes that are compiled.
  const digest = snapshot && createDigest();
  const compiled = compileContent(readContentFiles(dir, digest?.add), memory);
  // Before its entries are joined, which makes circles of them.
  if (snapshot && digest) await writeSnapshot(snapshot, digest.digest(), compiled);
  return createContentStore(compiled);
}
