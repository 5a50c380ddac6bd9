import type { Locale } from "@learn-bittensor/contract/locales";
import { type MergedHit, mergeResults } from "@learn-bittensor/contract/merge-results";
import { placeTitles } from "@learn-bittensor/contract/place-titles";
import { isSource, TITLE } from "@learn-bittensor/contract/search";
import type { SearchHit } from "../search-hit.ts";
import { subnetNumber } from "../subnet-number.ts";
import type { FoundInSource } from "./ask-engine.ts";

/**
 * What was found, the source with the best hit first: the subnet whose number was typed, what is called just so, then
 * what answers best. The search page puts its hits in one list by the same rules. Below them stands what titles and passages have
 * besides; a title that is just what was typed stands above them.
 */
export function orderSources(found: readonly FoundInSource[], text: string, locale: Locale): FoundInSource[] {
  const merged = mergeResults(
    text,
    locale,
    found.flatMap(({ source, hits }) => (isSource(source) ? [{ source, hits: hits.map(toMergedHit) }] : [])),
  );
  const order = merged.map(({ source }) => source);
  const placeOf = ({ source }: FoundInSource) => (isSource(source) ? order.indexOf(source) : order.length);
  const inOrder = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  const ofSources = inOrder.flatMap(({ source, hits }) => (isSource(source) ? hits : []));
  const titles = placeTitles(text, found.find(({ source }) => source === TITLE)?.hits ?? [], ofSources);
  const lifted = new Set(titles.comesFirst ? titles.hits.map(({ href }) => href) : []);
  const isTitles = ({ source }: FoundInSource) => source === TITLE;
  return inOrder
    .map(({ source, hits }) => ({
      source,
      hits: source === TITLE ? titles.hits : isSource(source) ? hits.filter(({ href }) => !lifted.has(href)) : hits,
    }))
    .toSorted((one, other) => (titles.comesFirst ? Number(isTitles(other)) - Number(isTitles(one)) : 0))
    .filter(({ hits }) => hits.length > 0);
}

function toMergedHit(hit: SearchHit): MergedHit {
  const mainnetId = subnetNumber(hit);
  return { title: hit.title, ...(mainnetId === null ? {} : { mainnetId }), _formatted: hit.marked };
}
