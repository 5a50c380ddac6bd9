import type { SectionHash } from "./section-hashes.ts";

/** How far a translation follows its original: which sections have changed, come or gone since. */
export type TranslationState = {
  sectionCount: number;
  changed: readonly { anchor: string | null; title: string }[];
};

/** `translatedFrom` holds, by section id, what the English text was when it was translated. */
export function compareTranslation(
  english: readonly SectionHash[],
  translatedFrom: Readonly<Record<string, string>>,
): TranslationState {
  const changed = english
    .filter((section) => !isAsStamped(translatedFrom[section.id], section))
    .map(({ id, title }) => ({ anchor: id === "fields" || id === "head" ? null : id, title }));
  const ids = new Set(english.map(({ id }) => id));
  const gone = Object.keys(translatedFrom).filter((id) => !ids.has(id));
  return {
    sectionCount: english.length,
    changed: [...changed, ...gone.map(() => ({ anchor: null, title: "" }))],
  };
}

/** Whether a section says what it said when it was stamped. */
export function isAsStamped(stamp: string | undefined, { hash, asWritten }: Pick<SectionHash, "hash" | "asWritten">) {
  return stamp === hash || stamp === asWritten;
}
