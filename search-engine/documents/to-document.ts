import type { Locale } from "@learn-bittensor/contract/locales";
import type { Source } from "@learn-bittensor/contract/search";
import type { JsonObject } from "../json.ts";
import type { ExportedEntry } from "./fetch-export.ts";
import { listSubnetAliases } from "./subnet-aliases.ts";

/** What documents are made with. */
export type Making = {
  /** Takes the words out of Markdown. */
  strip: (markdown: string) => string;
  /** The language of the index, which names subnets by their number. */
  locale: Locale;
  /** The names of all subnets. */
  subnetNames: readonly string[];
};

/** Turns an entry into a document of its source, without its id; null where nothing leads to it. */
export type ToDocument<Kind extends Source> = (entry: ExportedEntry<Kind>, making: Making) => JsonObject | null;

export const TO_DOCUMENT: { [Kind in Source]: ToDocument<Kind> } = {
  concept({ attributes }, { strip }) {
    const { title, description, body, slug } = attributes;
    const categories = attributes.categories?.data.map(({ attributes: { name, slug } }) => ({ name, slug })) ?? [];
    if (!slug || !categories[0]?.slug) return null;
    return { title, description, body: strip(body ?? ""), slug, categories };
  },

  article({ attributes: { title, description, keywords, body, slug } }, { strip }) {
    return slug ? { title, description, keywords, body: strip(body ?? ""), slug } : null;
  },

  subnet({ attributes }, { strip, locale, subnetNames }) {
    const { name, description, body, slug, mainnetId, symbol } = attributes;
    if (mainnetId === null) return null;
    const teamName = attributes.team?.data?.attributes.name;
    return {
      name,
      description,
      body: strip(body ?? ""),
      slug,
      mainnetId,
      symbol,
      team: teamName === undefined ? null : { name: teamName },
      tags: attributes.tags?.data.map(({ attributes: tag }) => ({ name: tag.name })) ?? [],
      ...listSubnetAliases({ name, mainnetId }, locale, subnetNames),
    };
  },

  application({ attributes: { name, description, link } }) {
    return isFollowed(link) ? { name, description, link, application: { link } } : null;
  },

  team({ attributes: { name, slug, subnets } }) {
    return slug
      ? { name, slug, subnets: subnets?.data.map(({ attributes }) => ({ name: attributes.name })) ?? [] }
      : null;
  },

  guide({ attributes: { title, description, slug, sections } }, { strip }) {
    const introductions = sections?.flatMap((section) => section?.introduction ?? []) ?? [];
    return slug
      ? { title, description, slug, sections: introductions.map((text) => ({ introduction: strip(text) })) }
      : null;
  },
};

/** Only addresses of the web are followed; others are data that somebody wrote. */
function isFollowed(link: string | null): boolean {
  return link !== null && /^https?:\/\//i.test(link);
}
