import { use, useMemo } from "react";
import { isRichTextReference, ServedRichText } from "./served-rich-text.ts";

/** The attributes of an element that shows what `createRichText` rendered, given as it is or by reference. */
export function useServedMarkup(html: string) {
  const served = use(ServedRichText);
  const isReference = isRichTextReference(html);
  const shown = useMemo(
    () => (isReference ? (served?.get(html) ?? readFromPage(html)) : html),
    [html, isReference, served],
  );
  return {
    "data-rich-text": isReference ? html : undefined,
    dangerouslySetInnerHTML: { __html: shown },
    // The page's script may have changed something in it before React takes over.
    suppressHydrationWarning: true,
  };
}

/** The text as it stands in the document that was loaded. */
function readFromPage(reference: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`[data-rich-text="${reference}"]`)?.innerHTML ?? "";
}
