import type { Locale } from "@learn-bittensor/contract/locales";
import { en } from "#app/i18n/messages/en.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { LearningWords } from "./learning-words.tsx";

/** The words of a learner's own lists in a language: they travel with the few pages that show them. */
export function learningWords(locale: Locale): LearningWords {
  const t = getTranslator(locale);
  const keys = Object.keys(en.learning) as (keyof LearningWords)[];
  return Object.fromEntries(keys.map((key) => [key, t(`learning.${key}`)])) as LearningWords;
}
