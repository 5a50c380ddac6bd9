import type { Locale } from "@learn-bittensor/contract/locales";
import { fieldOf } from "./field-names.ts";
import { parseNumber } from "./parse-number.ts";

const MOST_FIELDS = 100;
const LONGEST_VALUE = 100;

export interface ReadAnswer {
  question: string;
  options: string[];
}

/**
 * The answers in a form: the keys of what was chosen, steps in the order of their places, or a number as it is sent. What
 * is no number is no answer. Null for a form that no quiz has.
 */
export function readAnswers(form: FormData, locale: Locale): ReadAnswer[] | null {
  const fields = [...form].flatMap(([name, value]) => {
    const [kind = "", question = "", step = ""] = name.split(".");
    return Object.hasOwn(fieldOf, kind === "answer" ? "choice" : kind) && typeof value === "string"
      ? [{ kind, question, step, value }]
      : [];
  });
  const isTooLong = (text: string) => text.length > LONGEST_VALUE;
  if (fields.length > MOST_FIELDS) return null;
  if (fields.some(({ question, step, value }) => [question, step, value].some(isTooLong))) return null;
  return [...Map.groupBy(fields, ({ question }) => question)].flatMap(([question, own]) => {
    const number = own.find(({ kind }) => kind === "number");
    if (number) {
      const parsed = parseNumber(number.value, locale);
      return parsed === null ? [] : [{ question, options: [parsed] }];
    }
    const steps = own.filter(({ kind }) => kind === "place");
    // Two steps at one place stay as they stand.
    const inOrder = steps.toSorted((one, other) => Number(one.value) - Number(other.value)).map(({ step }) => step);
    return [{ question, options: steps.length > 0 ? inOrder : own.map(({ value }) => value) }];
  });
}
