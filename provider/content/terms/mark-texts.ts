import { LOCALES } from "@learn-bittensor/contract/locales";
import { createTermMarker } from "@learn-bittensor/markdown/mark-terms";
import type { GuideSection } from "../cut-guide.ts";
import type { EntryFile } from "../entry-file.ts";
import { hasTerms } from "./describe-use.ts";
import type { Terms } from "./parse-terms.ts";

/** A text with its terms linked, a guide's by its sections; `used` are their ids, in order. */
type MarkedText = { markdown: string; sections: readonly GuideSection[]; used: readonly string[] };

/** Marks terms in the texts of files that are published. */
export function markTexts(terms: Terms, files: readonly EntryFile[]) {
  const explained = [...terms.values()].filter(({ definition }) => definition !== null);
  const markers = new Map(
    LOCALES.map((locale) => {
      const forms = explained.map(({ id, forms }) => ({ id, forms: forms[locale] }));
      return [locale, createTermMarker(forms, locale)] as const;
    }),
  );
  const marked = new Map<string, MarkedText>();
  for (const file of files) {
    const marker = markers.get(file.locale);
    if (!marker || !hasTerms(file)) continue;
    marked.set(file.path, markFile(file, marker));
  }

  return {
    /** A file's text with the first use of each term linked to the glossary; as it is where terms are not marked. */
    textOf(file: EntryFile): Pick<EntryFile, "markdown" | "sections"> {
      return marked.get(file.path) ?? file;
    },

    /** The ids of the terms that a file's text uses, in the order in which it does. */
    termsIn(file: EntryFile): readonly string[] {
      return marked.get(file.path)?.used ?? [];
    },
  };
}

function markFile({ markdown, sections }: EntryFile, { mark }: ReturnType<typeof createTermMarker>): MarkedText {
  const used = new Set<string>();
  if (sections.length === 0) return { markdown: mark(markdown, used), sections, used: [...used] };
  const marked = sections.map(({ introduction, steps, ...section }) => ({
    ...section,
    introduction: introduction === null ? null : mark(introduction, used),
    steps: steps.map((step) => ({ ...step, body: mark(step.body, used) })),
  }));
  return { markdown, sections: marked, used: [...used] };
}
