import type { PositionalIndex } from "./positional-index.ts";
import { type Postings, postingsOfWord, seekDocument } from "./postings.ts";
import { createPostingsWriter } from "./postings-writer.ts";

/** Where one word stands with another at most `distance` positions before or behind it: the places of the first. */
export function findNear(index: PositionalIndex, word: number, other: number, distance: number): Postings {
  const [postings, others] = [postingsOfWord(index, word), postingsOfWord(index, other)];
  const found = createPostingsWriter(0);
  let cursor = others.from;
  for (let pair = postings.from; pair < postings.to; pair += 1) {
    const document = index.documents[pair] ?? 0;
    cursor = seekDocument(others, document, cursor);
    if (cursor >= others.to || index.documents[cursor] !== document) continue;
    const lastNear = index.firstPlace[cursor + 1] ?? 0;
    let near = index.firstPlace[cursor] ?? 0;
    for (let own = index.firstPlace[pair] ?? 0; own < (index.firstPlace[pair + 1] ?? 0); own += 1) {
      const place = index.places[own] ?? 0;
      while (near < lastNear && (index.places[near] ?? 0) < place - distance) near += 1;
      if (near < lastNear && (index.places[near] ?? 0) <= place + distance) found.add(document, place);
    }
  }
  return found.finish();
}
