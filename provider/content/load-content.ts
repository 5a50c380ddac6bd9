import type { ContentStore } from "./content-store.ts";
import { openContent } from "./open-content.ts";
import type { SnapshotOptions } from "./snapshot/write-snapshot.ts";

/**
 * Reads a content folder. Throws one `ContentError` that holds every mistake in every file.
 *
 * With a snapshot, what the same code made of the same files is taken from there; what has changed since is compiled, and all of
 * it cached there for the next time.
 */
export async function loadContent(dir: string, snapshot?: SnapshotOptions): Promise<ContentStore> {
  return (await openContent(dir, snapshot)).store;
}
