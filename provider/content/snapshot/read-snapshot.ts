import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { CompiledContent, CompiledEntry, TextRecord } from "../compiled-content.ts";
import type { KnownFiles } from "../known-files.ts";
import { digestOfMakers } from "./digest.ts";
import { HEAD_BYTES, type Overview, toHead } from "./layout.ts";

/** Content with the files that it was compiled of. */
export type CachedContent = { compiled: CompiledContent; files: KnownFiles };

/**
 * The compiled content that was cached in a file, of whichever texts. Null where there is none, where other code wrote it, and
 * where the file is not whole: then there is nothing to be had but compiling anew.
 */
export function readSnapshot(file: string): CachedContent | null {
  const bytes = readOrNull(file);
  if (!bytes) return null;
  const body = bytes.subarray(HEAD_BYTES);
  if (bytes.toString("latin1", 0, HEAD_BYTES) !== toHead(digestOfMakers(), hash("sha256", body))) return null;
  const readLine = createLineReader(body);
  const { files, ...overview }: Overview = JSON.parse(readLine());
  const entries = Array.from({ length: overview.entries }, (): CompiledEntry => JSON.parse(readLine()));
  const texts = Array.from({ length: overview.texts }, (): TextRecord => JSON.parse(readLine()));
  return { compiled: { ...overview, entries, texts }, files: new Map(files.map((each) => [each.path, each])) };
}

function createLineReader(bytes: Buffer): () => string {
  let start = 0;
  return () => {
    const end = bytes.indexOf("\n", start);
    const line = bytes.toString("utf8", start, end);
    start = end + 1;
    return line;
  };
}

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
