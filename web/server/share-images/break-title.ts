import type { Locale } from "@learn-bittensor/contract/locales";

interface Room {
  locale: Locale;
  width: number;
  /** The most lines there may be. */
  most: number;
  /** How wide a piece of the title is. */
  measure: (text: string) => number;
}

/** Where it does not fit at all, a title ends with this. */
const MORE = "…";

/** A title as lines of about the same length; null where it has too many for the room, or a word that is too wide for it. */
export function breakTitle(title: string, room: Room): string[] | null {
  const pieces = listPieces(title, room.locale);
  if (pieces.some((piece) => room.measure(piece.trim()) > room.width)) return null;
  const lines = fill(pieces, room.width, room);
  return lines.length > room.most ? null : balance(lines, pieces, room);
}

/** The same at any price: words that are too wide are broken, and what has no room is left out. */
export function forceTitle(title: string, room: Room): string[] {
  const lines = fill(
    listPieces(title, room.locale).flatMap((piece) => breakWord(piece, room)),
    room.width,
    room,
  );
  if (lines.length <= room.most) return lines;
  const shown = lines.slice(0, room.most);
  return [...shown.slice(0, -1), cut(shown.at(-1) ?? "", room)];
}

/** Lines as full as they can be. */
function fill(pieces: readonly string[], width: number, { measure }: Room): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (line !== "" && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

const NARROWER = 0.95;

/** As many lines, the longest of them as short as can be. */
function balance(lines: string[], pieces: readonly string[], room: Room): string[] {
  let best = lines;
  for (let width = room.width * NARROWER; lines.length > 1; width *= NARROWER) {
    const tried = fill(pieces, width, room);
    if (tried.length > lines.length || tried.some((line) => room.measure(line) > width)) break;
    best = tried;
  }
  return best;
}

/** Pieces of a word, each of which has room, with a hyphen where an alphabet writes one. */
function breakWord(piece: string, { locale, width, measure }: Room): string[] {
  if (measure(piece.trim()) <= width) return [piece];
  const hyphen = /\p{Script=Latin}/u.test(piece) ? "-" : "";
  const parts: string[] = [];
  let part = "";
  for (const { segment } of new Intl.Segmenter(locale).segment(piece)) {
    if (part.trim() !== "" && measure(part.trim() + segment + hyphen) > width) {
      parts.push(part + hyphen);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
}

/** A line that says that there is more. */
function cut(line: string, { width, measure }: Room): string {
  let letters = [...line];
  while (letters.length > 0 && measure(letters.join("").trimEnd() + MORE) > width) letters = letters.slice(0, -1);
  return letters.join("").trimEnd() + MORE;
}

/** What does not begin a line, and what does not end one. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\s]/u;
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u;

/** The pieces that a line may be broken between: words with what stands around them. Chinese has no spaces between words. */
function listPieces(title: string, locale: Locale): string[] {
  // A space that does not break holds its words together, as before a question mark in French.
  if (locale !== "zh") return title.match(/[ \t\n]*[^ \t\n]+?(?:[-–—/](?=\p{L})|(?=[ \t\n])|$)/gu) ?? [];
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: "word" }).segment(title)) {
    const last = pieces.at(-1);
    const joins = last !== undefined && (NOT_FIRST.test(segment) || NOT_LAST.test(last));
    if (joins) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
