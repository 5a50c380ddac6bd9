import type { Locale } from "@learn-bittensor/contract/locales";
import { mergeResults } from "@learn-bittensor/contract/merge-results";
import { placeTitles } from "@learn-bittensor/contract/place-titles";
import { lettersOf } from "@learn-bittensor/contract/subnet-numbers";
import type { SearchEngine } from "../create-search-engine.ts";
import type { JsonObject } from "../json.ts";
import { askEverything } from "./ask-everything.ts";

/** By which it is looked for; `names` are those it has in other languages. */
type Titled = { href: string; title: string; names: string[] };

/** The documents of the index of titles in a language; what is not translated stands there in English as well. */
export function listTitled(documents: readonly JsonObject[], locale: Locale): Titled[] {
  return documents
    .filter((document) => document.locale === locale)
    .map(({ href, title, names }) => ({
      href: String(href),
      title: String(title),
      names: Array.isArray(names) ? names.map(String) : [],
    }));
}

/** What the panel lists for a text, in its order; pages are called by their titles, as documents of sources have no address. */
export function answerTitle(engine: Pick<SearchEngine, "multiSearch">, text: string, locale: Locale): string[] {
  const { results, titles } = askEverything(engine, text, locale);
  const order = mergeResults(text, locale, results).map(({ source }) => source);
  const inOrder = results.toSorted((one, other) => order.indexOf(one.source) - order.indexOf(other.source));
  const ofSources = inOrder.flatMap(({ hits }) => hits.map(({ title, name }) => called(String(title ?? name))));
  const placed = placeTitles(
    text,
    titles.map(({ title, names }) => ({
      ...called(String(title)),
      names: Array.isArray(names) ? names.map(String) : [],
    })),
    ofSources,
  );
  const all = placed.comesFirst ? [...placed.hits, ...ofSources] : [...ofSources, ...placed.hits];
  return all.map(({ title }) => title);
}

/** Whether two titles are the same but for how they are written. */
export function isSameTitle(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function called(title: string): Pick<Titled, "href" | "title"> {
  return { href: lettersOf(title), title };
}
