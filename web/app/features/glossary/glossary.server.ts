import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { GetGlossary, GetTermNames } from "@learn-bittensor/contract/operations/glossary";
import type { Site } from "#app/site/site.server.ts";
import { textPath } from "#app/site/text-path.ts";

/** Every term that is explained, by its name, with the texts that use it; the concept that says more comes first. */
export async function listTerms(site: Site, locale: Locale) {
  const [{ glossary }, elsewhere] = await Promise.all([
    site.content.query(GetGlossary, { locale }),
    listTermNames(site),
  ]);
  const names = new Map(glossary.map(({ key, name }) => [key, name]));
  const texts = new Map<string, { title: string; href: string }>();
  /** The same object for the same text: what a page is told of it stands in its data once. */
  const toText = (use: { title: string; href: string }) => {
    const known = texts.get(use.href) ?? use;
    texts.set(use.href, known);
    return known;
  };
  return glossary.map(({ key, name, definition, concept, related, usedIn }) => ({
    key,
    name,
    definition,
    /** What it is called in the other languages, in their order. */
    elsewhere: LOCALES.flatMap((other) => {
      const called = other === locale ? undefined : elsewhere.get(key)?.[other];
      return called === undefined ? [] : [{ locale: other, name: called }];
    }),
    related: related.flatMap((other) => ({ key: other, name: names.get(other) ?? other })),
    usedIn: usedIn
      .toSorted((one, other) => Number(isAbout(concept, other)) - Number(isAbout(concept, one)))
      .map((use) => toText({ title: use.title, href: textPath(use) })),
  }));
}

function isAbout(concept: string | null, use: { kind: string; slug: string }): boolean {
  return use.kind === "concept" && use.slug === concept;
}

/** What each term is called in each language, by its key. */
export async function listTermNames(site: Site): Promise<Map<string, Partial<Record<Locale, string>>>> {
  const names = new Map<string, Partial<Record<Locale, string>>>();
  const glossaries = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, ...(await site.content.query(GetTermNames, { locale })) })),
  );
  for (const { locale, glossary } of glossaries)
    for (const { key, name } of glossary) names.set(key, { ...names.get(key), [locale]: name });
  return names;
}

/** Texts that the page names of those that use a term: of some terms that would be half of the site. */
const MOST_USES = 4;

/** The terms as the page shows them, with the first of the texts that use each. */
export function withFewUses(terms: Awaited<ReturnType<typeof listTerms>>) {
  return terms.map((term) => ({
    ...term,
    usedIn: term.usedIn.slice(0, MOST_USES),
    isUsedInMore: term.usedIn.length > MOST_USES,
  }));
}

export type TermView = ReturnType<typeof withFewUses>[number];

/** A letter, with the terms that begin with it. */
export interface TermLetter {
  letter: string;
  terms: readonly TermView[];
}
