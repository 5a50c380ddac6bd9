import type { Locale } from "@learn-bittensor/contract/locales";
import { mergeResults } from "@learn-bittensor/contract/merge-results";
import { placeTitles } from "@learn-bittensor/contract/place-titles";
import { lettersOf } from "@learn-bittensor/contract/subnet-numbers";
import type { SearchEngine } from "../create-search-engine.ts";
import type { JsonObject } from "../json.ts";
import { askEverything } from "./ask-everything.ts";

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

type Titled = { href: string; title: string };

/** The documents of the index of titles that are looked for as they are called. */
export function listTitled(documents: readonly JsonObject[], locale: Locale): Titled[] {
  return documents
    .filter((document) => document.locale === locale && TITLED.has(String(document.kind)))
    .map(({ href, title }) => ({ href: String(href), title: String(title) }));
}

/** What the panel lists for a text, in its order; pages are called by their titles, as documents of sources have no address. */
export function answerTitle(engine: Pick<SearchEngine, "multiSearch">, text: string, locale: Locale): string[] {
  const { results, titles } = askEverything(engine, text, locale);
  const order = mergeResults(text, locale, results).map(({ source }) => source);
  const inOrder = results.toSorted((one, other) => order.indexOf(one.source) - order.indexOf(other.source));
  const ofSources = inOrder.flatMap(({ hits }) => hits.map(({ title, name }) => called(String(title ?? name))));
  const placed = placeTitles(
    text,
    titles.map(({ title }) => called(String(title))),
    ofSources,
  );
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
