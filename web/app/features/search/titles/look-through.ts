import type { Locale } from "@learn-bittensor/contract/locales";
import { isSource, type Source } from "@learn-bittensor/contract/search";
import type { FoundInSource } from "../panel/ask-engine.ts";
import type { SearchHit } from "../search-hit.ts";
import { findTitles } from "./find-titles.ts";
import { readTitleList, titleListPath } from "./title-list.ts";

/**
 * Loads the titles of a language, and returns what finds in them. A list that the browser has cached will do, however old: it is
 * asked for where something else is away.
 * @throws {Error} where there is none, or it cannot be read
 */
export async function loadLookThrough(
  locale: Locale,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<(text: string, selected: readonly Source[]) => FoundInSource[]> {
  const response = await fetch(titleListPath(locale), {
    cache: "force-cache",
    credentials: "omit",
    signal: AbortSignal.timeout(10_000),
  });
  const titles = response.ok ? readTitleList(await response.json()) : null;
  if (!titles) throw new Error(`the list of titles is answered with ${response.status}`);
  return (text, selected) => groupBySource(findTitles(titles, text, locale), selected);
}

/** Hits of one list in groups, that of the first hit first; of sources, those that are selected. */
function groupBySource(hits: readonly SearchHit[], selected: readonly Source[]): FoundInSource[] {
  const shown = hits.filter(({ source }) => !isSource(source) || selected.includes(source));
  return [...new Set(shown.map(({ source }) => source))].map((source) => {
    return { source, hits: shown.filter((hit) => hit.source === source) };
  });
}
