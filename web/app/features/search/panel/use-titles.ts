import type { Source } from "@learn-bittensor/contract/search";
import { useRef } from "react";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { cleanQuery } from "#app/site/search-query.ts";
import { findTitles } from "../titles/find-titles.ts";
import { loadTitles } from "../titles/load-titles.ts";
import type { TitleEntry } from "../titles/title-list.ts";
import type { FoundInSource } from "./ask-engine.ts";
import { groupBySource } from "./group-by-source.ts";

/** Looks through the titles of the language, on the device: for when no engine answers. Rejects where there are none to be had. */
export function useTitles(): (text: string, selected: readonly Source[]) => Promise<FoundInSource[]> {
  const locale = useLocale();
  const titles = useRef<TitleEntry[] | null>(null);
  return async (text, selected) => {
    titles.current ??= await loadTitles(locale, { fetch: window.fetch.bind(window) });
    return groupBySource(findTitles(titles.current, cleanQuery(text), locale), selected);
  };
}
