import { LONGEST_LINE } from "./terminal.ts";

/** Of an address, escaped; some servers and mail programs cut longer ones. */
const LONGEST_LINK = 4000;
export const MOST_LINES = 120;

/** A session as text for an address: the version, then its lines. Null where an address cannot hold them. */
export function encodeLines(lines: readonly string[]): string | null {
  const link = encodeURIComponent(["1", ...lines].join("\n")).replaceAll("%20", "+");
  return lines.length > MOST_LINES || link.length > LONGEST_LINK ? null : link;
}

/** The lines of an address, unescaped as addresses are read; null for one that is none of ours. */
export function decodeLines(link: string): string[] | null {
  if (link.length > LONGEST_LINK) return null;
  const [version, ...lines] = link.split("\n");
  if (version !== "1" || lines.length > MOST_LINES || lines.some((line) => line.length > LONGEST_LINE)) return null;
  return lines;
}
