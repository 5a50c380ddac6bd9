import { readFileSync } from "node:fs";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { mergeResults } from "@learn-bittensor/contract/merge-results";
import { placeTitles } from "@learn-bittensor/contract/place-titles";
import { parse } from "yaml";
import type { SearchEngine } from "../create-search-engine.ts";
import { askEverything } from "./ask-everything.ts";
import { type Answer, nameDocument } from "./measure-relevance.ts";

type Question = Record<Locale, string> & { wanted: string[] };

/** The kinds of page whose address does not begin with their name. */
const FIRST_PARTS: Record<string, string> = { "get-started": "step" };

/** The questions of `questions.yaml`, each in every language. */
export function readQuestions(): Question[] {
  const questions: Question[] = parse(readFileSync(new URL("questions.yaml", import.meta.url), "utf8"));
  for (const question of questions) {
    const missing = ["wanted", ...LOCALES].filter((name) => !(name in question));
    if (missing.length > 0) throw new Error(`questions.yaml: ${question.en}: expected ${missing.join(", ")}`);
  }
  return questions;
}

/**
 * What the panel shows for each question. It stands in lists with a heading each (what is called so, hits, titles, passages): the
 * rank is the place in the list where the first that is wanted stands highest.
 */
export function answerQuestions(engine: Pick<SearchEngine, "multiSearch">, locale: Locale): Answer[] {
  return readQuestions().map(({ wanted, ...texts }) => {
    const query = texts[locale];
    const { results, titles, passages } = askEverything(engine, query, locale);
    const hits = mergeResults(query, locale, results).map(({ source, hit }) => nameDocument(source, hit));
    const titled = titles.map(({ title, href, names }) => ({
      title: String(title),
      href: namePage(String(href)),
      names: Array.isArray(names) ? names.map(String) : [],
    }));
    const placed = placeTitles(
      query,
      titled,
      hits.map((href) => ({ title: "", href })),
    );
    const lists = [hits, placed.hits.map(({ href }) => href), passages.map(({ href }) => namePage(String(href)))];
    const places = lists
      .map((list) => list.findIndex((page) => wanted.includes(page)) + 1)
      .filter((place) => place > 0);
    const found = lists.flatMap((list) => list.slice(0, 2));
    return {
      query,
      kind: "questions",
      sources: [],
      wanted,
      found,
      rank: Math.min(Number.POSITIVE_INFINITY, ...places),
    };
  });
}

/** A page by its kind and slug, as labels name it: `/concepts/staking/root-and-baskets#claim` is `concept/root-and-baskets`. */
function namePage(href: string): string {
  const [path = "", anchor = ""] = href.split("#");
  const [first = "", ...others] = path.split("/").filter(Boolean);
  if (first === "faq") return `faq/${anchor}`;
  return `${FIRST_PARTS[first] ?? first.replace(/s$/, "")}/${others.at(-1) ?? ""}`;
}
