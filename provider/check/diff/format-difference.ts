import { diff } from "node:util";

/** So many words stand around what has changed. */
const AROUND = 6;
const CUT = "…";

type Piece = { sign: -1 | 0 | 1; words: string[] };

/**
 * What changed in a text, word by word, as `git diff --word-diff` writes it: `kept [-what is gone-] {+what is new+} kept`. Of
 * long stretches that are the same, the ends are left. Where lines break is no change.
 */
export function formatDifference(before: string, now: string): string {
  const pieces: Piece[] = [];
  for (const [sign, word] of diff(toWords(before), toWords(now))) {
    const last = pieces.at(-1);
    if (last?.sign === sign) last.words.push(word);
    else pieces.push({ sign, words: [word] });
  }
  return pieces.map((piece, place) => formatPiece(piece, place === 0, place === pieces.length - 1)).join(" ");
}

function formatPiece({ sign, words }: Piece, isFirst: boolean, isLast: boolean): string {
  if (sign !== 0) return sign > 0 ? `[-${words.join(" ")}-]` : `{+${words.join(" ")}+}`;
  const [head, tail] = [isFirst ? 0 : AROUND, isLast ? 0 : AROUND];
  if (words.length <= head + tail + 1) return words.join(" ");
  return [...words.slice(0, head), CUT, ...words.slice(words.length - tail)].join(" ");
}

function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
