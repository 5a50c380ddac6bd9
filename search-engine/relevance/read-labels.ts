import { readFileSync } from "node:fs";
import type { Locale } from "@learn-bittensor/contract/locales";
import { DEFAULT_SOURCES, isSource, type Source } from "@learn-bittensor/contract/search";
import { parse } from "yaml";

/** A query, and what a reader who types it would want first. */
export type Label = {
  query: string;
  /** What the query is an example of, such as `typos`. */
  kind: string;
  /** The sources that are asked together. */
  sources: readonly Source[];
  /** Documents as `concept/staking`; content with any of them. */
  wanted: readonly string[];
};

type Queries = Record<string, string | string[]>;

/** The labelled queries of a language. */
export function readLabels(locale: Locale): Label[] {
  const text = readFileSync(new URL(`${locale}.yaml`, import.meta.url), "utf8");
  const { together, apart }: { together: Record<string, Queries>; apart: Record<string, Queries> } = parse(text);
  return [
    ...Object.entries(together).flatMap(([kind, queries]) => toLabels(queries, kind, DEFAULT_SOURCES)),
    ...Object.entries(apart).flatMap(([source, queries]) => {
      if (!isSource(source)) throw new Error(`relevance/${locale}.yaml: apart: expected a source, got ${source}`);
      return toLabels(queries, `only ${source}`, [source]);
    }),
  ];
}

function toLabels(queries: Queries, kind: string, sources: readonly Source[]): Label[] {
  return Object.entries(queries).map(([query, wanted]) => ({ query, kind, sources, wanted: [wanted].flat() }));
}
