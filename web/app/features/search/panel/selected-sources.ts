import { SOURCES, type Source } from "@learn-bittensor/contract/search";

/** What is searched until the visitor chooses otherwise. */
const SELECTED_AT_FIRST: readonly Source[] = ["concept", "subnet", "guide"];

/** Which sources are searched. One that is coming soon cannot be chosen, and is not searched. */
export function createSelectedSources(comingSoon: readonly Source[]) {
  const selected = new Set<Source>(SELECTED_AT_FIRST);
  const isComingSoon = (source: Source) => comingSoon.includes(source);
  return {
    isComingSoon,
    isSelected: (source: Source) => selected.has(source) && !isComingSoon(source),
    toggle(source: Source): void {
      if (isComingSoon(source)) return;
      if (!selected.delete(source)) selected.add(source);
    },
    /** In the order in which they are shown. */
    list: (): Source[] => SOURCES.filter((source) => selected.has(source) && !isComingSoon(source)),
  };
}

export type SelectedSources = ReturnType<typeof createSelectedSources>;
