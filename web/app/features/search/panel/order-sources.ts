import type { Locale } from "@learn-bittensor/contract/locales";
import { type MergedHit, mergeResults } from "@learn-bittensor/contract/merge-results";
import type { SearchHit } from "../search-hit.ts";
import { subnetNumber } from "../subnet-number.ts";
import type { FoundInSource } from "./ask-engine.ts";

/**
 * What was found, the source with the best hit first: the subnet whose number was typed, what is called just so, then
 * what answers best. The search page puts its hits in one list by the same rules.
 */
export function orderSources(found: readonly FoundInSource[], text: string, locale: Locale): FoundInSource[] {
  const merged = mergeResults(
    text,
    locale,
    found.map(({ source, hits }) => ({ source, hits: hits.map(toMergedHit) })),
  );
  const order = merged.map(({ source }) => source);
  return found
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => order.indexOf(one.source) - order.indexOf(other.source));
}

function toMergedHit(hit: SearchHit): MergedHit {
  const mainnetId = subnetNumber(hit);
  return { title: hit.title, ...(mainnetId === null ? {} : { mainnetId }), _formatted: hit.marked };
}
