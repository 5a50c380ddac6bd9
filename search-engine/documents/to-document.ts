import type { Locale } from "@learn-bittensor/contract/locales";
import type { Source } from "@learn-bittensor/contract/search";
import { FORMERLY, SOURCE_ASKED } from "@learn-bittensor/contract/search";
import type { SearchWords } from "@learn-bittensor/contract/search-words";
import type { ReadWords } from "@learn-bittensor/markdown/read-words";
import type { JsonObject } from "../json.ts";
import type { ExportedEntry } from "./fetch-export.ts";
import { findDefined } from "./find-defined.ts";
import { listSubnetAliases } from "./subnet-aliases.ts";

/** What documents are made with. */
export type Making = {
  /** Takes the words out of Markdown. */
  read: (markdown: string) => ReadWords;
  /** The language of the index, which names subnets by their number. */
  locale: Locale;
  /** The names of all subnets. */
  subnetNames: readonly string[];
  /** The terms that a concept explains, by its slug. */
  explained: ReadonlyMap<string, readonly string[]>;
  /** What pages are asked for by, and what subnets were called. */
  words: SearchWords;
};

/** Turns an entry into a document of its source, without its id; null where nothing leads to it. */
export type ToDocument<Kind extends Source> = (entry: ExportedEntry<Kind>, making: Making) => JsonObject | null;

export const TO_DOCUMENT: { [Kind in Source]: ToDocument<Kind> } = {
  concept({ attributes }, { read, explained, words, locale }) {
    const { title, description, body, slug } = attributes;
    const categories = attributes.categories?.data.map(({ attributes: { name, slug } }) => ({ name, slug })) ?? [];
    if (!slug || !categories[0]?.slug) return null;
    const terms = explained.get(slug);
    const asked = words.asked.get(`concept/${slug}`)?.[locale];
    return {
      title,
      description,
      ...readBody(body, read),
      slug,
      categories,
      ...listTitleWords(title),
      ...(terms && { "description.terms": [...terms] }),
      ...(asked && { [SOURCE_ASKED]: [...asked] }),
    };
  },

  article({ attributes: { title, description, keywords, body, slug } }, { read }) {
    return slug ? { title, description, keywords, ...readBody(body, read), slug, ...listTitleWords(title) } : null;
  },

  subnet({ attributes }, { read, locale, subnetNames, words }) {
    const { name, description, body, slug, mainnetId, symbol } = attributes;
    if (mainnetId === null) return null;
    const formerly = words.formerly.get(slug ?? "");
    const asked = words.asked.get(`subnet/${slug}`)?.[locale];
    const teamName = attributes.team?.data?.attributes.name;
    return {
      name,
      description,
      ...readBody(body, read),
      slug,
      mainnetId,
      symbol,
      team: teamName === undefined ? null : { name: teamName },
      tags: attributes.tags?.data.map(({ attributes: tag }) => ({ name: tag.name })) ?? [],
      ...listSubnetAliases({ name, mainnetId }, locale, subnetNames),
      ...(formerly && { [FORMERLY]: [...formerly] }),
      ...(asked && { [SOURCE_ASKED]: [...asked] }),
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

  guide({ attributes: { title, description, slug, sections } }, { read, words, locale }) {
    const asked = words.asked.get(`guide/${slug}`)?.[locale];
    const introductions = sections?.flatMap((section) => section?.introduction ?? []) ?? [];
    return slug
      ? {
          title,
          description,
          slug,
          sections: introductions.map((text) => ({ introduction: read(text).text })),
          ...listTitleWords(title),
          ...(asked && { [SOURCE_ASKED]: [...asked] }),
        }
      : null;
  },
};

/**
 * A body, and beside the description the headings of it: they say what it is about, while its words only occur there.
 * A search in `description` looks into them, since an attribute covers what is nested in it; they are not shown.
 */
function readBody(markdown: string | null, read: Making["read"]): { body: string; "description.headings"?: string[] } {
  const { text, headings } = read(markdown ?? "");
  return headings.length > 0 ? { body: text, "description.headings": headings } : { body: text };
}

/** The end of a clause within a title, which parts words further than a space does. */
const CLAUSE_END = /\S[,;:!?.…]\s+\S|[、。，：；！？].*\S/u;

/**
 * The words of a title of several clauses, without what parts them, so that "miners validators" finds "Miners,
 * validators and owners" as it finds other titles; and what a title asks the meaning of, so that "subnet" finds "What is a
 * subnet?" before titles that begin with it.
 */
function listTitleWords(title: string | null): { "title.words"?: string; "title.defined"?: string } {
  if (!title) return {};
  const defined = findDefined(title);
  return {
    ...(CLAUSE_END.test(title) && { "title.words": title.replace(/[\p{P}\s]+/gu, " ").trim() }),
    ...(defined && { "title.defined": defined }),
  };
}

/** Only addresses of the web are followed; others are data that somebody wrote. */
function isFollowed(link: string | null): boolean {
  return link !== null && /^https?:\/\//i.test(link);
}
