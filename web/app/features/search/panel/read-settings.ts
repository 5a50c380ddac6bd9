import { isSource } from "@learn-bittensor/contract/search";
import type { SearchSettings } from "../search-query.ts";

/** What the server wrote on the panel's dialog. */
export function readSettings(dialog: HTMLElement): SearchSettings {
  const { searchUrl = "", searchKey = "", searchIndexes = "", searchComingSoon = "" } = dialog.dataset;
  return {
    url: searchUrl,
    key: searchKey,
    indexes: searchIndexes,
    comingSoon: searchComingSoon.split(",").filter(isSource),
  };
}
