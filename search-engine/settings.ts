import type { Locale } from "@learn-bittensor/contract/locales";
import { ASKED, FORMERLY, type Indexed, SEARCHED_ATTRIBUTES, SOURCE_ASKED } from "@learn-bittensor/contract/search";
import { listStopWords } from "@learn-bittensor/contract/stop-words";
import type { JsonObject } from "./json.ts";
import { listSynonyms } from "./synonyms.ts";

/** What comes back with a hit: without the long texts, and without names that are only there to be found. */
const DISPLAYED_ATTRIBUTES: Record<Indexed, readonly string[]> = {
  concept: ["id", "locale", "title", "description", "slug", "categories", SOURCE_ASKED],
  article: ["id", "locale", "title", "description", "keywords", "slug"],
  subnet: [
    "id",
    "locale",
    "name",
    "description",
    "slug",
    "mainnetId",
    "symbol",
    "team",
    "tags",
    FORMERLY,
    SOURCE_ASKED,
  ],
  application: ["id", "locale", "name", "description", "link", "application"],
  team: ["id", "locale", "name", "slug", "subnets"],
  guide: ["id", "locale", "title", "description", "slug", SOURCE_ASKED],
  title: ["id", "locale", "kind", "href", "title", "names", ASKED, "description"],
  passage: ["id", "locale", "kind", "href", "trail", "heading", "names", "text", "markdown"],
};

/** As search engines name languages. */
const LANGUAGE_CODES: Record<Locale, string> = { en: "eng", de: "deu", ko: "kor", fr: "fra", zh: "zho" };

/**
 * The settings of the index of a source in a language, as the search contract lists them; the same for the embedded
 * engine and for Meilisearch.
 *
 * Words that only make a question a question are stop words, so that "how do I stake" finds what is about staking: the
 * first word of a query is never dropped.
 */
export function createIndexSettings(source: Indexed, locale: Locale): JsonObject {
  return {
    searchableAttributes: [...SEARCHED_ATTRIBUTES[source]],
    displayedAttributes: [...DISPLAYED_ATTRIBUTES[source]],
    stopWords: listStopWords(locale),
    synonyms: listSynonyms(locale),
    typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 } },
    localizedAttributes: [{ attributePatterns: ["*"], locales: [LANGUAGE_CODES[locale]] }],
  };
}
