import type { Locale } from "@learn-bittensor/contract/locales";
import { createTranslator } from "use-intl/core";

/** Texts of a lab, by names with dots between them: `words("field.amount")`. */
export type Words = (name: string, values?: Readonly<Record<string, string | number>>) => string;

/** Texts as they stand in their files, or compiled: only what finds them looks inside. */
export interface LabTexts {
  readonly [name: string]: LabTexts | string | readonly unknown[];
}

/** Finds the texts of one language. A text that is missing or lacks a value is an error of ours: `onError` hears of it. */
export function createWords(locale: Locale, texts: LabTexts, onError?: (error: Error) => void): Words {
  const translate = createTranslator({
    locale,
    timeZone: "UTC",
    messages: texts as never,
    ...(onError && { onError }),
  });
  return (name, values) => translate(name as never, values as never);
}
