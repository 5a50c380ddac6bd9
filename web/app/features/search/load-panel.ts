import { load } from "virtual:messages/searchPanel";
import type { Locale } from "@learn-bittensor/contract/locales";

export const OVERLAY_ID = "search-overlay";

/** The code of the search panel and its words. */
export async function loadPanel(locale: Locale) {
  const parts = import("./panel/search-panel.tsx").then(({ SearchPanel, CompletedText }) => ({
    SearchPanel,
    CompletedText,
  }));
  const [{ SearchPanel, CompletedText }, { messages }] = await Promise.all([parts, load[locale]()]);
  return { SearchPanel, CompletedText, messages };
}

/** As a dialog or as a popover. */
export function isShown(overlay: HTMLElement | null): boolean {
  return overlay?.matches(":popover-open, [open]") ?? false;
}
