import type { IndexSnapshot } from "../index/create-index.ts";
import { countDocuments } from "../index/postings.ts";

/** What stands between the parts of a compound. */
const LINKS = ["", "s", "es", "n", "en", "ns", "er", "e"];
/** What may follow the last part. */
const ENDINGS = new Set(["", "e", "s", "n", "en", "es", "er", "ern", "in", "innen"]);
const SHORTEST_PART = 4;
/** A part this long is believed even where the rest of the compound is not a word of the index. */
const LONG_PART = 6;
/** What follows a part that is believed. */
const SHORTEST_REST = 3;
const MAX_COMPOUNDS = 200;

/** The compounds of the index of which `word` is a part: `mechanismus` finds `anreizmechanismus`. */
export function findCompounds(snapshot: IndexSnapshot, word: string): number[] {
  if (word.length < SHORTEST_PART) return [];
  const { words } = snapshot.dictionary;
  return snapshot.substringFinder.find(word, MAX_COMPOUNDS).filter((place) => {
    const compound = words[place] ?? "";
    const start = compound.indexOf(word);
    const [before, behind] = [compound.slice(0, start), compound.slice(start + word.length)];
    if (start === 0) return behind !== "" && isPart(snapshot, behind, "before");
    const isBeginningKnown = isPart(snapshot, before, "behind");
    const isBelieved = before.length >= SHORTEST_PART && word.length >= LONG_PART;
    return (isBeginningKnown || isBelieved) && (ENDINGS.has(behind) || isPart(snapshot, behind, "before"));
  });
}

/** The two words of the index that make up `word`, where it is a compound of two; the best known where several do. */
export function splitCompound(snapshot: IndexSnapshot, word: string): [number, number] | null {
  let best: { parts: [number, number]; count: number } | null = null;
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    const last = snapshot.dictionary.find(word.slice(cut));
    if (last < 0) continue;
    for (const first of listParts(snapshot, word.slice(0, cut), "behind")) {
      const count = Math.min(countDocuments(snapshot, first), countDocuments(snapshot, last));
      if (count > (best?.count ?? 0)) best = { parts: [first, last], count };
    }
  }
  return best?.parts ?? null;
}

/**
 * The longest word of the index with which a compound begins whose other part is unknown: `immunität` of
 * `immunitätsfrist`.
 */
export function findBeginning(snapshot: IndexSnapshot, word: string): number | null {
  for (let cut = word.length - SHORTEST_REST; cut >= LONG_PART; cut -= 1) {
    const [place] = listParts(snapshot, word.slice(0, cut), "behind").filter(
      (part) => (snapshot.words[part] ?? "").length >= LONG_PART,
    );
    if (place !== undefined) return place;
  }
  return null;
}

function isPart(snapshot: IndexSnapshot, text: string, link: "before" | "behind"): boolean {
  return listParts(snapshot, text, link).length > 0;
}

/** The words of the index that `text` is, but for letters that link it to the next part or the one before. */
function listParts(snapshot: IndexSnapshot, text: string, link: "before" | "behind"): number[] {
  return LINKS.flatMap((letters) => {
    const isLinked = link === "behind" ? text.endsWith(letters) : text.startsWith(letters);
    const part = link === "behind" ? text.slice(0, text.length - letters.length) : text.slice(letters.length);
    const place = isLinked && part.length >= SHORTEST_PART ? snapshot.dictionary.find(part) : -1;
    return place < 0 ? [] : [place];
  });
}
