import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setImmediate as others } from "node:timers/promises";
import { type ContentFile, hashFile, isContentPath, nameBelow, readContentFile, rootOf } from "./content-files.ts";

/** A file that has been read: what it said, and what the disk said of it then. */
export type KnownFile = { path: string; hash: string; size: number; changedAt: number };

/** The files that content was made of, by their paths. */
export type KnownFiles = Map<string, KnownFile>;

/** A file that is other than it was known, or was not known. */
export type ChangedFile = ContentFile & KnownFile;

export type FileChanges = {
  /** By their paths. */
  changed: readonly ChangedFile[];
  gone: readonly string[];
  /** Those that were read and found as they were. */
  unchanged: readonly KnownFile[];
};

/** A file may change twice within a tick of the disk's clock: what is younger than this is read again the next time. */
const TICK_MS = 1_000;

/** So many are looked at before others have their turn. */
const AT_ONCE = 200;

/**
 * What of a content folder is other than it was `known`. As Git does, files of the same size and time of change (`ctime`, which
 * nobody can set back) are taken to be the same; others are read.
 */
export async function findChanges(dir: string, known: ReadonlyMap<string, KnownFile>): Promise<FileChanges> {
  const root = rootOf(dir);
  const entries = await readdir(resolve(dir), { recursive: true, withFileTypes: true });
  const found = new Set<string>();
  const changed: ChangedFile[] = [];
  const unchanged: KnownFile[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % AT_ONCE === 0) await others();
    const path = entry.isFile() ? nameBelow(root, entry) : "";
    const stats = isContentPath(path) ? statSync(join(root, path), { throwIfNoEntry: false }) : undefined;
    if (!stats) continue;
    found.add(path);
    const { size, ctimeMs } = stats;
    const before = known.get(path);
    if (before?.size === size && before.changedAt === ctimeMs) continue;
    const file = readContentFile(root, path);
    const now = { path, hash: hashFile(file), size, changedAt: ctimeMs < Date.now() - TICK_MS ? ctimeMs : 0 };
    if (before?.hash === now.hash) unchanged.push(now);
    else changed.push({ ...now, text: file.text });
  }
  changed.sort((one, other) => (one.path < other.path ? -1 : 1));
  return { changed, gone: [...known.keys()].filter((path) => !found.has(path)), unchanged };
}
