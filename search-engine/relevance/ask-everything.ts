import type { Locale } from "@learn-bittensor/contract/locales";
import { MARK_END, MARK_START } from "@learn-bittensor/contract/merge-results";
import {
  DEFAULT_SOURCES,
  HIGHLIGHTED_ATTRIBUTES,
  type Indexed,
  PASSAGE,
  SEARCHED_ATTRIBUTES,
  TITLE,
} from "@learn-bittensor/contract/search";
import { withoutLastStopWords } from "@learn-bittensor/contract/stop-words";
import type { SearchEngine } from "../create-search-engine.ts";
import { DEFAULT_QUERY } from "../search-query.ts";

/** As many as the panel shows of each source. */
const HITS = 5;
/** As many titles as are asked for; what is called just so need not be among the first the engine finds. */
const TITLES = 20;
const PASSAGES = 3;

/** Asks for everything that the panel shows for a text, as it does. */
export function askEverything(engine: Pick<SearchEngine, "multiSearch">, text: string, locale: Locale) {
  const aQuery = (source: Indexed) => ({
    ...DEFAULT_QUERY,
    indexUid: `${source}_${locale}`,
    q: text,
    limit: HITS,
    attributesToHighlight: [...HIGHLIGHTED_ATTRIBUTES[source]],
    attributesToSearchOn: [...SEARCHED_ATTRIBUTES[source]],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
  });
  const q = withoutLastStopWords(text, locale);
  const answers = engine.multiSearch([
    ...DEFAULT_SOURCES.map(aQuery),
    { ...aQuery(TITLE), q, limit: TITLES, matchingStrategy: "all" as const },
    { ...aQuery(PASSAGE), q, limit: PASSAGES, matchingStrategy: "all" as const },
  ]);
  return {
    results: DEFAULT_SOURCES.map((source, index) => ({ source, hits: answers[index]?.hits ?? [] })),
    titles: answers.at(-2)?.hits ?? [],
    passages: answers.at(-1)?.hits ?? [],
  };
}
