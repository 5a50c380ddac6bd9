import { createDeviceNotes } from "../notes/device-notes.ts";
import { noteOutcome } from "./review-notes.ts";

/** What came of a whole quiz: its questions come back, too. */
export function noteAnswers(slug: string, graded: readonly { question: string; correct: boolean }[]): void {
  const notes = createDeviceNotes(window);
  const at = Date.now();
  for (const { question, correct } of graded) noteOutcome(notes, { slug, question }, { at, correct, isReview: false });
}
