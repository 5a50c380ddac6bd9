import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { CompiledContent, CompiledEntry, TextRecord } from "../compiled-content.ts";
import { HEAD_BYTES, type Overview, toHead } from "./layout.ts";

/**
 * The compiled content that was kept in a file for a digest, which is asked for where there is a file. Null where there is
 * none, where it was kept for another digest, and where the file is not whole: then there is nothing to be had but
 * compiling anew.
 */
export function readSnapshot(file: string, getDigest: () => string): CompiledContent | null {
  const bytes = readOrNull(file);
  if (!bytes) return null;
  const body = bytes.subarray(HEAD_BYTES);
  if (bytes.toString("latin1", 0, HEAD_BYTES) !== toHead(getDigest(), hash("sha256", body))) return null;
  const readLine = createLineReader(body);
  const overview: Overview = JSON.parse(readLine());
  const entries = Array.from({ length: overview.entries }, (): CompiledEntry => JSON.parse(readLine()));
  const texts = Array.from({ length: overview.texts }, (): TextRecord => JSON.parse(readLine()));
  return { ...overview, entries, texts };
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
