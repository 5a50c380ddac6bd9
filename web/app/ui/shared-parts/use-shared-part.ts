import { useLocale } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";

/** What an entry of a list and the page it leads to both show, and what thus moves from one to the other. */
export type SharedPart = "name" | "emblem";

/** Marks parts of a list's entry as those of the page at `path`, without language: `<a {...shared("name")}>`. */
export function useSharedPart(path: string): (part: SharedPart) => Record<`data-${string}`, string> {
  const address = localizedPath(path, useLocale());
  return (part) => ({ "data-shared": part, "data-shared-with": address });
}

/** Marks a part of a page as that which entries of lists show of it. */
export function sharedHere(part: SharedPart): Record<`data-${string}`, string> {
  return { "data-shared-here": part };
}
