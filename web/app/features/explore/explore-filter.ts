import type { Locale } from "@learn-bittensor/contract/locales";
import { cutPage, parsePageNumber } from "#app/site/page-number.ts";

export const EXPLORE_TYPES = ["concept", "article", "guide", "subnet", "application", "team", "lab"] as const;
export type ExploreType = (typeof EXPLORE_TYPES)[number];

export interface ExploreItem {
  type: ExploreType;
  title: string;
  description: string;
  href: string;
  locale: Locale;
  /** Slugs of the categories or tags it belongs to. */
  categories: string[];
}

export interface ExploreFilter {
  type: ExploreType | null;
  category: string | null;
  page: number;
}

export const ITEMS_PER_PAGE = 24;

/** Reads `?type=&category=&page=`. */
export function parseExploreFilter(query: URLSearchParams): ExploreFilter {
  const type = query.get("type");
  return {
    type: EXPLORE_TYPES.find((known) => known === type) ?? null,
    category: query.get("category") || null,
    page: parsePageNumber(query.get("page")),
  };
}

/** The items the filter lets through, cut to its page. */
export function filterItems(items: ExploreItem[], filter: ExploreFilter, pageSize = ITEMS_PER_PAGE) {
  const found = items.filter(
    (item) =>
      (filter.type === null || item.type === filter.type) &&
      (filter.category === null || item.categories.includes(filter.category)),
  );
  return cutPage(found, { page: filter.page, pageSize });
}
