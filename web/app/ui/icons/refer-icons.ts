import { referMarkup, type ServedText } from "#app/ui/served-markup/served-markup.ts";
import type { ViewIcon } from "./icon-views.server.tsx";

/** Hands out references instead of drawings and keeps the drawings in `served`, for one document. */
export function referIcons(view: ViewIcon, served: Map<string, ServedText>): ViewIcon {
  return async (name) => {
    const icon = await view(name);
    return icon && { ...icon, html: referMarkup({ html: icon.html }, served) };
  };
}
