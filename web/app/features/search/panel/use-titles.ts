import type { Source } from "@learn-bittensor/contract/search";
import { useRef } from "react";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { cleanQuery } from "#app/site/search-query.ts";
import type { FoundInSource } from "./ask-engine.ts";

type LookThrough = (text: string, selected: readonly Source[]) => FoundInSource[];

/**
 * Looks through the titles of the language, on the device: for when no engine answers. What it takes is loaded then. Rejects where
 * it cannot be had.
 */
export function useTitles(): (text: string, selected: readonly Source[]) => Promise<FoundInSource[]> {
  const locale = useLocale();
  const loaded = useRef<LookThrough | null>(null);
  return async (text, selected) => {
    if (!loaded.current) {
      const { loadLookThrough } = await import("../titles/look-through.ts");
      loaded.current = await loadLookThrough(locale, { fetch: window.fetch.bind(window) });
    }
    return loaded.current(cleanQuery(text), selected);
  };
}
