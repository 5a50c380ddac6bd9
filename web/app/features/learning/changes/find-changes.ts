import { BEGINNING, type Section } from "./cut-sections.ts";
import { hashOf, type ReadingNote } from "./reading-note.ts";

/** A sentence that was there, that is new, or that is as it was. */
export interface Piece {
  kind: "gone" | "new" | "same";
  text: string;
}

export interface ChangedSection extends Section {
  isNew: boolean;
  /** What is different; null where the device has not stored what was read. */
  pieces: readonly Piece[] | null;
}

/** More is not compared sentence by sentence. */
const MOST_SENTENCES = 300;

/** The sections of a text that are not as they were read. A text that is in another language by now has none. */
export function findChanges(
  note: ReadingNote,
  text: { language: string; sections: readonly Section[] },
): ChangedSection[] {
  if (note.language !== text.language) return [];
  return text.sections.flatMap((section) => {
    const before = note.hashes[section.id];
    if (before === hashOf(section.text) || (section.id === BEGINNING && section.text === "")) return [];
    const isNew = before === undefined;
    const was = isNew ? "" : note.texts?.[section.id];
    return { ...section, isNew, pieces: was === undefined ? null : compare(was, section.text, text.language) };
  });
}

/** Two texts, sentence by sentence. */
export function compare(before: string, after: string, language: string): Piece[] {
  const [old, now] = [cutSentences(before, language), cutSentences(after, language)];
  if (old.length > MOST_SENTENCES || now.length > MOST_SENTENCES)
    return [
      { kind: "gone", text: before },
      { kind: "new", text: after },
    ];
  const common = countCommon(old, now);
  const pieces: Piece[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < now.length) {
    const [was, is] = [old[left], now[right]];
    if (was !== undefined && was === is) {
      pieces.push({ kind: "same", text: was });
      left += 1;
      right += 1;
    } else if (is === undefined || (was !== undefined && at(common, left + 1, right) >= at(common, left, right + 1))) {
      pieces.push({ kind: "gone", text: was ?? "" });
      left += 1;
    } else {
      pieces.push({ kind: "new", text: is });
      right += 1;
    }
  }
  return pieces;
}

/** How many sentences the rests of both have in common, from each place of both. */
function countCommon(old: readonly string[], now: readonly string[]): number[][] {
  const counts = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let left = old.length - 1; left >= 0; left -= 1) {
    for (let right = now.length - 1; right >= 0; right -= 1) {
      const row = counts[left];
      if (!row) continue;
      row[right] =
        old[left] === now[right]
          ? at(counts, left + 1, right + 1) + 1
          : Math.max(at(counts, left + 1, right), at(counts, left, right + 1));
    }
  }
  return counts;
}

function at(counts: readonly (readonly number[])[], left: number, right: number): number {
  return counts[left]?.[right] ?? 0;
}

function cutSentences(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language || "en", { granularity: "sentence" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== "");
}
