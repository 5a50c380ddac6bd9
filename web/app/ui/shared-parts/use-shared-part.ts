import { useLocale } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";

/** What an entry of a list and the page it leads to both show, and what thus moves from one to the other. */
type SharedPart = "name" | "emblem";

/** Marks a part of a list's entry, other than its link, as one of the page at `path`, without language. */
export function useSharedPart(path: string, part: SharedPart): Record<`data-${string}`, string> {
  return { "data-shared": part, "data-shared-with": localizedPath(path, useLocale()) };
}

/** Marks a part of a page as that which entries of lists show of it. */
export function sharedHere(part: SharedPart): Record<`data-${string}`, string> {
  return { "data-shared-here": part };
}
