import { type Namespace, useTranslations } from "#app/i18n/interface-texts.ts";

/** Where a lab has its texts: `interface/lab/` in the content. */
export type LabNamespace = Exclude<Extract<Namespace, `lab.${string}`>, `lab.${string}.${string}` | "lab.frame">;

type Values = Readonly<Record<string, string | number>>;

/** Texts of one lab, by names with dots between them: `words("field.amount")`. */
export type Words<Of extends LabNamespace> = (
  name: Parameters<ReturnType<typeof useTranslations<Of>>>[0],
  values?: Values,
) => string;

/** Texts of a lab for code that treats all labs alike, and makes their names of what a lab defines. */
export type AnyWords = (name: string, values?: Values) => string;

/** The texts of a lab, within `MoreTexts` that have them. */
export function useLabWords(namespace: LabNamespace): AnyWords {
  // What a lab defines has its texts, which a test asks for one by one.
  return useTranslations(namespace) as AnyWords;
}
