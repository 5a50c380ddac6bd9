import type { Locale } from "@learn-bittensor/contract/locales";
import type { ShownPart } from "#app/ui/rich-text/rich-text.tsx";

/**
 * Answers questions. There is one, which quotes what the site's texts say (`create-quoting-answerer.server.ts`) and
 * writes no sentence of its own. One that asks a language model would stand in its place, and would have to say what
 * it rests on in the same way: `passages` are shown and linked whoever chose them.
 */
export interface Answerer {
  /** Never rejects because nothing answers, or nobody does: see `kind`. */
  answer(question: string, locale: Locale): Promise<Answer>;
}

export type Answer =
  /** The best first. */
  | { kind: "passages"; passages: readonly AnswerPassage[] }
  /** No text answers it. */
  | { kind: "nothing" }
  /** It cannot be told: what finds passages does not answer. */
  | { kind: "unavailable" };

/** A piece of a text, word for word. */
export interface AnswerPassage {
  /** Where it stands, without language: the path, and the id of its heading. */
  href: string;
  /** The titles above it; the last is its heading. */
  titles: readonly string[];
  /** The language it is written in. */
  locale: Locale;
  /** As its page shows it. */
  parts: readonly ShownPart[];
}
