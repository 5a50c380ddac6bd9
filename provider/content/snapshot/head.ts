/** The first line of a snapshot: what it was made of, and what a whole one holds. */
export function toHead(digest: string, bodyDigest: string): string {
  return `content ${digest} ${bodyDigest}\n`;
}
