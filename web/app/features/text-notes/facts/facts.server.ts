import type { Locale } from "@learn-bittensor/contract/locales";
import { GetFacts } from "@learn-bittensor/contract/operations/facts";
import type { Site } from "#app/site/site.server.ts";
import { textPath } from "#app/site/text-path.ts";
import { drawFacts } from "../draw-facts.server.ts";

/** Every dated fact with the texts that rest on it, told in a language. */
export async function listFacts(site: Site, locale: Locale) {
  const { facts } = await site.content.query(GetFacts, { locale });
  return facts.map(({ texts, ...fact }) => ({
    ...fact,
    texts: texts.map((text) => ({ title: text.title, href: textPath(text) })),
  }));
}

export type Fact = Awaited<ReturnType<typeof listFacts>>[number];

/** The same for a page, which draws formulas. */
export async function listFactsToShow(site: Site, locale: Locale) {
  const facts = await listFacts(site, locale);
  return drawFacts(
    site,
    facts.map(({ number, unit, ...fact }) => fact),
    locale,
  );
}

export type RegisteredFact = Awaited<ReturnType<typeof listFactsToShow>>[number];
