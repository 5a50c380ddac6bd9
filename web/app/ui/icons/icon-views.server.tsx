import { Icon } from "@iconify/react/offline";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { IconView } from "./content-icon.tsx";
import type { IconData } from "./icon-data.ts";
import { type IconName, parseIconName } from "./icon-name.ts";
import { ICON_SIZE, NeutralIcon } from "./neutral-icon.tsx";

/** What the server knows of an icon: `missing`, there is none of that name; `away`, that is not known yet. */
export type FoundIcon = IconData | "missing" | "away";

/** Where icons are found. */
export type FindIcon = (name: IconName) => Promise<FoundIcon>;

/** What a page shows for the name of an icon; null where content names none. */
export type ViewIcon = (name: string | null | undefined) => Promise<IconView | null>;

/** Draws the icons of pages: those that are not at hand as a neutral one, which the browser exchanges if it can. */
export function createIconViews(find: FindIcon): ViewIcon {
  const drawn = new WeakMap<IconData, IconView>();
  const neutral = draw(<NeutralIcon />);

  return async (text) => {
    if (!text) return null;
    const name = parseIconName(text);
    const icon = name ? await find(name) : "missing";
    if (name && icon === "away") return { html: neutral, ask: `${name.prefix}:${name.name}` };
    if (typeof icon === "string") return { html: neutral };
    const known = drawn.get(icon) ?? { html: draw(<Icon icon={icon} width={ICON_SIZE} height={ICON_SIZE} />) };
    drawn.set(icon, known);
    return known;
  };
}

function draw(icon: ReactElement): string {
  return renderToStaticMarkup(icon);
}
