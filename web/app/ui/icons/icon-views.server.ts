import type { IconView } from "./content-icon.tsx";
import type { IconData } from "./icon-data.ts";
import { type IconName, parseIconName } from "./icon-name.ts";

/** What the server knows of an icon: `missing`, there is none of that name; `away`, that is not known yet. */
export type FoundIcon = IconData | "missing" | "away";

/** Where icons are found. */
export type FindIcon = (name: IconName) => Promise<FoundIcon>;

/** What a page shows for the name of an icon; null where content names none. */
export type ViewIcon = (name: string | null | undefined) => Promise<IconView | null>;

/** Looks up the icons of pages. For one that is not at hand the page has a neutral one, which the browser exchanges if it can. */
export function createIconViews(find: FindIcon): ViewIcon {
  return async (text) => {
    if (!text) return null;
    const name = parseIconName(text);
    const icon = name ? await find(name) : "missing";
    if (name && icon === "away") return { icon: null, ask: `${name.prefix}:${name.name}` };
    return { icon: typeof icon === "string" ? null : icon };
  };
}
