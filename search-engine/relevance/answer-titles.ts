import type { Locale } from "@learn-bittensor/contract/locales";
import { mergeResults } from "@learn-bittensor/contract/merge-results";
import { placeTitles } from "@learn-bittensor/contract/place-titles";
import { DEFAULT_SOURCES, SEARCHED_ATTRIBUTES, type Source, TITLE } from "@learn-bittensor/contract/search";
import { withoutLastStopWords } from "@learn-bittensor/contract/stop-words";
import { lettersOf } from "@learn-bittensor/contract/subnet-numbers";
import type { SearchEngine } from "../create-search-engine.ts";
import type { JsonObject } from "../json.ts";
import { DEFAULT_QUERY } from "../search-query.ts";

/** What is looked for by its title; names of people and things are mostly one word, which others have too. */
const TITLED = new Set([
  "concept",
  "article",
  "guide",
  "application",
  "faq",
  "step",
  "lab",
  "paper",
  "video",
  "category",
]);

/** As many as the panel shows of each source. */
const HITS = 5;
/** As many titles as are asked for; what is called just so need not be among the first the engine finds. */
const TITLES = 20;

type Titled = { href: string; title: string };

/** The documents of the index of titles that are looked for as they are called. */
export function listTitled(documents: readonly JsonObject[], locale: Locale): Titled[] {
  return documents
    .filter((document) => document.locale === locale && TITLED.has(String(document.kind)))
    .map(({ href, title }) => ({ href: String(href), title: String(title) }));
}

/** What the panel lists for a text, in its order; pages are called by their titles, as documents of sources have no address. */
export function answerTitle(engine: Pick<SearchEngine, "multiSearch">, text: string, locale: Locale): string[] {
  const aQuery = (source: Source | typeof TITLE) => ({
    ...DEFAULT_QUERY,
    indexUid: `${source}_${locale}`,
    q: text,
    limit: HITS,
    attributesToHighlight: ["title", "name", "description"],
    attributesToSearchOn: [...SEARCHED_ATTRIBUTES[source]],
    highlightPreTag: "\ue000",
    highlightPostTag: "\ue001",
  });
  const answers = engine.multiSearch([
    ...DEFAULT_SOURCES.map(aQuery),
    { ...aQuery(TITLE), q: withoutLastStopWords(text, locale), limit: TITLES, matchingStrategy: "all" as const },
  ]);
  const results = DEFAULT_SOURCES.map((source, index) => ({ source, hits: answers[index]?.hits ?? [] }));
  const order = mergeResults(text, locale, results).map(({ source }) => source);
  const inOrder = results.toSorted((one, other) => order.indexOf(one.source) - order.indexOf(other.source));
  const ofSources = inOrder.flatMap(({ hits }) => hits.map(({ title, name }) => called(String(title ?? name))));
  const titles = (answers.at(-1)?.hits ?? []).map(({ title }) => called(String(title)));
  const placed = placeTitles(text, titles, ofSources);
  const all = placed.comesFirst ? [...placed.hits, ...ofSources] : [...ofSources, ...placed.hits];
  return all.map(({ title }) => title);
}

/** Whether two titles are the same but for how they are written. */
export function isSameTitle(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function called(title: string): Titled {
  return { href: lettersOf(title), title };
}
