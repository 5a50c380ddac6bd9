import type { Source } from "@learn-bittensor/contract/search";
import type { FoundInSource } from "./ask-engine.ts";

export interface PanelState {
  isOpen: boolean;
  /** What is searched: the text in the field, as far as an input method is done with it. */
  text: string;
  /** It is all of it: the search does not wait for more. */
  isWhole: boolean;
  isComposing: boolean;
  areSourcesOpen: boolean;
  isListDismissed: boolean;
  /** What was searched for has been taken out again. */
  isEmptied: boolean;
  /** The hit that is pointed at; -1 for none. */
  activeIndex: number;
  found: Found | null;
  /** The engine cannot answer yet, and is asked again. */
  isDelayed: boolean;
  /** The engine does not answer, or nothing that can be read. */
  isAway: boolean;
  /** A secret was taken out of the field. */
  isRefused: boolean;
}

/** What was found for a text, the source with the best hit first. */
export interface Found {
  text: string;
  selected: readonly Source[];
  inSources: readonly FoundInSource[];
  /** No engine answered: titles alone were looked through. */
  isByTitle?: boolean;
}

export type PanelAction =
  | { type: "opened"; text: string; isWhole?: boolean }
  | { type: "closed" }
  | { type: "typed"; text: string; isWhole?: boolean }
  | { type: "composing"; isComposing: boolean }
  | { type: "sources"; areOpen: boolean }
  | { type: "list"; isDismissed: boolean }
  | { type: "pointed at"; index: number }
  | { type: "found"; found: Found; isAway?: boolean }
  | { type: "not found" }
  | { type: "delayed" }
  | { type: "failed" }
  | { type: "refused" };

export const CLOSED_PANEL: PanelState = {
  isOpen: false,
  text: "",
  isWhole: false,
  isComposing: false,
  areSourcesOpen: false,
  isListDismissed: false,
  isEmptied: false,
  activeIndex: -1,
  found: null,
  isDelayed: false,
  isAway: false,
  isRefused: false,
};

const NOTHING_FOUND = { found: null, isDelayed: false, isAway: false, activeIndex: -1 };

export function nextPanelState(state: PanelState, action: PanelAction): PanelState {
  switch (action.type) {
    case "opened":
      return state.isOpen ? state : { ...state, isOpen: true, text: action.text, isWhole: action.isWhole ?? false };
    case "closed":
      // What was found stays for when it is opened again.
      return {
        ...state,
        isOpen: false,
        isEmptied: false,
        areSourcesOpen: false,
        activeIndex: -1,
        isDelayed: false,
        isAway: false,
      };
    case "typed": {
      const { text, isWhole = false } = action;
      const typed = { ...state, text, isWhole, isListDismissed: false, activeIndex: -1 };
      if (text.trim() !== "") return { ...typed, isEmptied: false, isRefused: false };
      return { ...typed, ...NOTHING_FOUND, isEmptied: state.isEmptied || state.text.trim() !== "" };
    }
    case "composing":
      return { ...state, isComposing: action.isComposing };
    case "sources":
      return action.areOpen === state.areSourcesOpen
        ? state
        : { ...state, areSourcesOpen: action.areOpen, activeIndex: -1 };
    case "list":
      return { ...state, isListDismissed: action.isDismissed, activeIndex: -1 };
    case "pointed at":
      return { ...state, activeIndex: action.index, isListDismissed: false };
    case "found":
      return {
        ...state,
        ...NOTHING_FOUND,
        found: action.found,
        isAway: action.isAway ?? false,
        isListDismissed: false,
      };
    case "not found":
      return { ...state, ...NOTHING_FOUND };
    case "delayed":
      return { ...state, ...NOTHING_FOUND, isDelayed: true };
    case "failed":
      return { ...state, ...NOTHING_FOUND, isAway: true };
    case "refused":
      return { ...state, ...NOTHING_FOUND, text: "", isRefused: true };
  }
}

/** The list is there where something was found, and nothing hides it. */
export function isListOpen({ found, areSourcesOpen, isListDismissed }: PanelState): boolean {
  return found !== null && found.inSources.length > 0 && !areSourcesOpen && !isListDismissed;
}

export const LIST_ID = "search-hits";
export const SOURCES_ID = "search-sources";
export const SOURCES_BUTTON_ID = "search-sources-button";

/** The hits of all sources are numbered through. */
export function hitId(index: number): string {
  return `${LIST_ID}-${index}`;
}
