import { createContext, use } from "react";
import type { en } from "#app/i18n/messages/en.ts";

/** The words of a learner's own lists, in the language of the page. */
export type LearningWords = Record<keyof typeof en.learning, string>;

export const LearningWordsContext = createContext<LearningWords | null>(null);

export function useLearningWords(): LearningWords {
  const words = use(LearningWordsContext);
  if (!words) throw new Error("learning words: expected LearningWordsContext around the page, got nothing");
  return words;
}
