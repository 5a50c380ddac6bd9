import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gunzipSync, gzipSync } from "node:zlib";
import type { Locale } from "@learn-bittensor/contract/locales";
import type { Indexed } from "@learn-bittensor/contract/search";
import type { SearchIndex } from "../documents/make-search-indexes.ts";

/** An index that lies in a file: whoever searches it reads it there, and nobody else holds its documents. */
export type StoredIndex = { source: Indexed; locale: Locale; file: string; documents: number };

type List = { version: string; indexes: StoredIndex[] };

const LIST = "indexes.json";
/** What other content has left is removed when nobody can be reading it any more. */
const OLD_AFTER_MS = 24 * 3_600_000;

/** Writes an index into a file that is named by its bytes: what is there under the name is the same. */
export function storeIndex(folder: string, { source, locale, ...content }: SearchIndex): StoredIndex {
  const bytes = gzipSync(JSON.stringify(content), { level: constants.Z_BEST_SPEED });
  const file = `${source}-${locale}-${hash("sha256", bytes)}.json.gz`;
  write(folder, file, bytes);
  return { source, locale, file, documents: content.documents.length };
}

/** Writes down which indexes are all there are of a version. What is no longer one of them goes. */
export function storeList(folder: string, version: string, indexes: StoredIndex[]): void {
  write(folder, LIST, JSON.stringify({ version, indexes } satisfies List));
  const current = new Set([LIST, ...indexes.map(({ file }) => file)]);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!current.has(name) && statSync(path).mtimeMs < Date.now() - OLD_AFTER_MS) rmSync(path);
  }
}

/**
 * The indexes that were stored last, of a version or of other content by the same code; null where there are none, or one of them
 * is not whole. A version begins with that of the code, and a space ends it.
 */
export function readStoredList(folder: string, version: string): List | null {
  try {
    const list: List = JSON.parse(readFileSync(join(folder, LIST), "utf8"));
    const isOfSameCode = list.version.split(" ", 1)[0] === version.split(" ", 1)[0];
    return isOfSameCode && list.indexes.every(({ file }) => isWhole(folder, file)) ? list : null;
  } catch {
    return null;
  }
}

/** @throws {Error} where the file is gone */
export function readStoredIndex(path: string): Pick<SearchIndex, "settings" | "documents"> {
  return JSON.parse(gunzipSync(readFileSync(path)).toString());
}

function isWhole(folder: string, file: string): boolean {
  return file.endsWith(`-${hash("sha256", readFileSync(join(folder, file)))}.json.gz`);
}

/** Written beside its place and moved there: whoever reads it meanwhile reads all of it. */
function write(folder: string, name: string, bytes: string | Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  const beside = join(folder, `${name}.${process.pid}`);
  writeFileSync(beside, bytes);
  renameSync(beside, join(folder, name));
}
