import type { Locale } from "@learn-bittensor/contract/locales";
import { GetGlossary } from "@learn-bittensor/contract/operations/glossary";
import type { Site } from "#app/site/site.server.ts";
import { textPath } from "#app/site/text-path.ts";

/** Every term that is explained, by its name, with the texts that use it; the concept that says more comes first. */
export async function listTerms(site: Site, locale: Locale) {
  const { glossary } = await site.content.query(GetGlossary, { locale });
  const names = new Map(glossary.map(({ key, name }) => [key, name]));
  return glossary.map(({ key, name, definition, concept, related, usedIn }) => ({
    key,
    name,
    definition,
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

export type TermView = Awaited<ReturnType<typeof listTerms>>[number];
