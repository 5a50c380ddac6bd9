import { SOURCES, type Source } from "@learn-bittensor/contract/search";

const SELECTED_AT_FIRST: readonly Source[] = ["concept", "subnet", "guide"];

/** What is searched until the visitor chooses otherwise. One that is coming soon cannot be chosen, and is not searched. */
export function selectAtFirst(comingSoon: readonly Source[]): readonly Source[] {
  return SELECTED_AT_FIRST.filter((source) => !comingSoon.includes(source));
}

/** With a source that was not chosen, or without one that was; in the order in which they are shown. */
export function toggleSource(selected: readonly Source[], toggled: Source): readonly Source[] {
  return SOURCES.filter((source) => selected.includes(source) !== (source === toggled));
}
