import { isSource, type Source } from "@learn-bittensor/contract/search";
import type { SearchHit } from "../search-hit.ts";
import type { FoundInSource } from "./ask-engine.ts";

/** Hits of one list in groups, that of the first hit first; of sources, those that are selected. */
export function groupBySource(hits: readonly SearchHit[], selected: readonly Source[]): FoundInSource[] {
  const shown = hits.filter(({ source }) => !isSource(source) || selected.includes(source));
  return [...new Set(shown.map(({ source }) => source))].map((source) => {
    return { source, hits: shown.filter((hit) => hit.source === source) };
  });
}
