import type { Postings } from "./postings.ts";

/** Makes postings of (document, place), taken in ascending order. `span` is how many places further their last word stands. */
export function createPostingsWriter(span: number) {
  const documents: number[] = [];
  const firstPlace: number[] = [];
  const places: number[] = [];
  return {
    add(document: number, place: number): void {
      if (documents.at(-1) !== document) {
        documents.push(document);
        firstPlace.push(places.length);
      }
      places.push(place);
    },
    finish(): Postings {
      firstPlace.push(places.length);
      return {
        documents: Uint32Array.from(documents),
        firstPlace: Uint32Array.from(firstPlace),
        places: Uint32Array.from(places),
        from: 0,
        to: documents.length,
        isSorted: true,
        span,
      };
    },
  };
}
