import { createBloomFilter } from "./bloom-filter.server.ts";

/** What people put behind a word to satisfy a rule: a year, a number, a sign. */
const LONGEST_TAIL = 4;

let filter: Promise<ReturnType<typeof createBloomFilter>> | undefined;

/**
 * Whether a password is among the most used ones, in capitals or small, or one of them with a few digits or signs behind
 * it. One in some thousand others is taken for one.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  filter ??= import("./filter.ts").then((module) => createBloomFilter(Buffer.from(module.FILTER, "base64")));
  const known = await filter;
  const plain = password.normalize("NFKC").toLowerCase();
  const tail = /[^\p{L}]*$/u.exec(plain)?.[0].length ?? 0;
  const tails = Array.from({ length: Math.min(tail, LONGEST_TAIL) + 1 }, (_, length) => length);
  return tails.some((length) => known.has(plain.slice(0, plain.length - length)));
}
