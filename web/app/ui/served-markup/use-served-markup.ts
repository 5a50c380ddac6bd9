import { use, useMemo } from "react";
import { isMarkupReference, ServedMarkup } from "./served-markup.ts";

/** The attributes of an element that shows markup of the server's making, given as it is or by reference. */
export function useServedMarkup(html: string) {
  const served = use(ServedMarkup);
  const isReference = isMarkupReference(html);
  const shown = useMemo(
    () => ({
      // Only asked for where an element is made: one that stands in the page already is kept, and all of it is not written out.
      get __html() {
        return isReference ? (served?.get(html) ?? readFromPage(html)) : html;
      },
    }),
    [html, isReference, served],
  );
  return {
    "data-markup": isReference ? html : undefined,
    dangerouslySetInnerHTML: shown,
    // The page's script may have changed something in it before React takes over.
    suppressHydrationWarning: true,
  };
}

/** The markup as it stands in the document that was loaded. */
function readFromPage(reference: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`[data-markup="${reference}"]`)?.innerHTML ?? "";
}
