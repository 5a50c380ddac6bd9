import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { keyOf } from "../content-place.ts";
import type { ContentType } from "../content-types.ts";
import type { GuideSection } from "../cut-guide.ts";
import type { EntryFile } from "../entry-file.ts";
import { Reference } from "../relation-schemas.ts";
import { createTermMarker } from "./mark-terms.ts";
import type { Terms } from "./parse-terms.ts";

/** Texts in which terms are marked, by the contract's names of their kinds. */
const KINDS: Partial<Record<ContentType, string>> = {
  article: "article",
  concept: "concept",
  faq: "faq",
  "get-started-step": "get_started",
  guide: "guide",
  lab: "lab",
  subnet: "subnet",
};

export type Glossary = ReturnType<typeof createGlossary>;

/** Marks terms in texts, and knows where each is used. `files` are those that are published. */
export function createGlossary(terms: Terms, files: readonly EntryFile[]) {
  const markers = new Map(LOCALES.map((locale) => [locale, createTermMarker(terms, locale)]));
  const marked = new Map<string, { markdown: string; sections: readonly GuideSection[]; used: Set<string> }>();
  for (const file of files) {
    const marker = markers.get(file.locale);
    if (marker && KINDS[file.type]) marked.set(file.path, markFile(file, marker));
  }
  const usesIn = new Map(LOCALES.map((locale) => [locale, listUses(locale)]));

  /** By term, the texts that use it, told in a language. */
  function listUses(locale: Locale) {
    const uses = new Map<string, ReturnType<typeof describeUse>[]>();
    const own = new Map(files.filter((file) => file.locale === locale).map((file) => [keyOf(file), file]));
    for (const english of files.filter((file) => file.locale === DEFAULT_LOCALE)) {
      const file = own.get(keyOf(english)) ?? english;
      const kind = KINDS[file.type];
      if (!kind) continue;
      for (const id of marked.get(file.path)?.used ?? []) {
        uses.set(id, [...(uses.get(id) ?? []), describeUse(kind, file, english)]);
      }
    }
    return uses;
  }

  return {
    /** A file's text with the first use of each term linked to the glossary; as it is where terms are not marked. */
    textOf(file: EntryFile): Pick<EntryFile, "markdown" | "sections"> {
      return marked.get(file.path) ?? file;
    },

    /** The terms that a text uses, in the order in which it does, told in a language. */
    usedIn(file: EntryFile, locale: Locale) {
      return [...(marked.get(file.path)?.used ?? [])].flatMap((id) => {
        const term = terms.get(id);
        return term?.definition ? { key: id, name: term.names[locale], definition: term.definition[locale] } : [];
      });
    },

    /** Every term that is explained, by its name in a language. */
    list(locale: Locale) {
      const collator = new Intl.Collator(locale);
      return [...terms.values()]
        .flatMap(({ id, names, definition, concept, related }) => {
          if (!definition) return [];
          const usedIn = usesIn.get(locale)?.get(id) ?? [];
          return { key: id, name: names[locale], definition: definition[locale], concept, related, usedIn };
        })
        .sort((one, other) => collator.compare(one.name, other.name));
    },
  };
}

function markFile({ markdown, sections }: EntryFile, { mark }: ReturnType<typeof createTermMarker>) {
  const used = new Set<string>();
  if (sections.length === 0) return { markdown: mark(markdown, used), sections, used };
  const marked = sections.map(({ introduction, steps, ...section }) => ({
    ...section,
    introduction: introduction === null ? null : mark(introduction, used),
    steps: steps.map((step) => ({ ...step, body: mark(step.body, used) })),
  }));
  return { markdown, sections: marked, used };
}

function describeUse(kind: string, { slug, fields }: EntryFile, english: EntryFile) {
  const title = [fields.title, fields.question, fields.name, english.fields.name].find(
    (each) => typeof each === "string",
  );
  const { categories } = english.fields;
  const category = categories instanceof Reference ? (categories.slugs[0] ?? null) : null;
  return { kind, slug: nameInAddress(slug, english), title: String(title ?? slug), category };
}

/** A subnet's page goes by its number, and Root's by its name. */
function nameInAddress(slug: string, { type, fields }: EntryFile): string {
  if (type !== "subnet" || typeof fields.mainnetId !== "number") return slug;
  return fields.mainnetId === 0 ? "root" : String(fields.mainnetId);
}
