import type { CompiledContent } from "../compiled-content.ts";
import type { KnownFile } from "../known-files.ts";

/**
 * A snapshot is lines: a head of this length, a line of JSON for all that is small, then one for each entry and each text.
 * Nobody has to hold the whole of it as one text.
 */
export const HEAD_BYTES = "content ".length + 64 + " ".length + 64 + "\n".length;

/** The first line of a snapshot: what it was made with, and a hash of all that follows. Both are SHA-256 in hexadecimal. */
export function toHead(digest: string, bodyDigest: string): string {
  return `content ${digest} ${bodyDigest}\n`;
}

/** What stands in the second line. */
export type Overview = Omit<CompiledContent, "entries" | "texts"> & {
  entries: number;
  texts: number;
  /** What it was made of. */
  files: readonly KnownFile[];
};
