import { use, useMemo } from "react";
import { isMarkupReference, ServedMarkup } from "./served-markup.ts";

/** The attributes of an element that shows markup of the server's making, given as it is or by reference. */
export function useServedMarkup(html: string) {
  const served = use(ServedMarkup);
  const isReference = isMarkupReference(html);
  // An object that becomes text where an element is made of it. React asks for the value of each element while the page comes
  // alive too, if only to see that there is one; what stands in the page already is not written out for that.
  const shown = useMemo(
    () => (isReference ? { toString: () => served?.get(html) ?? readFromPage(html) } : html),
    [html, isReference, served],
  );
  return {
    "data-markup": isReference ? html : undefined,
    dangerouslySetInnerHTML: { __html: shown },
    // The page's script may have changed something in it before React takes over.
    suppressHydrationWarning: true,
  };
}

/** The markup as it stands in the document that was loaded. */
function readFromPage(reference: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`[data-markup="${reference}"]`)?.innerHTML ?? "";
}
