import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { GetGlossary } from "@learn-bittensor/contract/operations/glossary";
import type { Site } from "#app/site/site.server.ts";
import { textPath } from "#app/site/text-path.ts";

/** Every term that is explained, by its name, with the texts that use it; the concept that says more comes first. */
export async function listTerms(site: Site, locale: Locale) {
  const [{ glossary }, elsewhere] = await Promise.all([
    site.content.query(GetGlossary, { locale }),
    listTermNames(site),
  ]);
  const names = new Map(glossary.map(({ key, name }) => [key, name]));
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
      .map((use) => ({
        title: use.title,
        href: textPath(use),
        isMain: use.kind === "concept" && use.slug === concept,
      }))
      .toSorted((one, other) => Number(other.isMain) - Number(one.isMain)),
  }));
}

/** What each term is called in each language, by its key. */
export async function listTermNames(site: Site): Promise<Map<string, Partial<Record<Locale, string>>>> {
  const names = new Map<string, Partial<Record<Locale, string>>>();
  const glossaries = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, ...(await site.content.query(GetGlossary, { locale })) })),
  );
  for (const { locale, glossary } of glossaries)
    for (const { key, name } of glossary) names.set(key, { ...names.get(key), [locale]: name });
  return names;
}

export type TermView = Awaited<ReturnType<typeof listTerms>>[number];
