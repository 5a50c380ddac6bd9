import { useViewTransitionState } from "react-router";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";

/** What an entry of a list and the page it leads to both show, and what thus moves from one to the other (`view-transitions.late.css`). */
type TransitionPart = "name" | "emblem";

/** Marks a part of a list's entry as one of the page at `path`, without language, while readers go there or come from it. */
export function useTransitionPart(path: string, part: TransitionPart): { "data-shared": TransitionPart | undefined } {
  return { "data-shared": useViewTransitionState(localizedPath(path, useLocale())) ? part : undefined };
}

/** Marks a part of a page as that which entries of lists show of it. */
export function sharedHere(part: TransitionPart): { "data-shared-here": TransitionPart } {
  return { "data-shared-here": part };
}
