import { useViewTransitionState } from "react-router";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";

/** What an entry of a list and the page it leads to both show, and what thus moves from one to the other (`shared-parts.late.css`). */
type SharedPart = "name" | "emblem";

/** Marks a part of a list's entry as one of the page at `path`, without language, while readers go there or come from it. */
export function useSharedPart(path: string, part: SharedPart): { "data-shared": SharedPart | undefined } {
  return { "data-shared": useViewTransitionState(localizedPath(path, useLocale())) ? part : undefined };
}

/** Marks a part of a page as that which entries of lists show of it. */
export function sharedHere(part: SharedPart): { "data-shared-here": SharedPart } {
  return { "data-shared-here": part };
}
