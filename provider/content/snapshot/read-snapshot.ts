import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { CompiledContent } from "../compiled-content.ts";
import { toHead } from "./head.ts";

/**
 * The compiled content that was kept in a file for this digest. Null where there is none, where it was kept for another
 * digest, and where the file is not whole: then there is nothing to be had but compiling anew.
 */
export function readSnapshot(file: string, digest: string): CompiledContent | null {
  const bytes = readOrNull(file);
  if (!bytes) return null;
  const end = bytes.indexOf("\n") + 1;
  const body = bytes.subarray(end);
  if (bytes.toString("utf8", 0, end) !== toHead(digest, hash("sha256", body))) return null;
  const compiled: CompiledContent = JSON.parse(body.toString("utf8"));
  return compiled;
}

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
