import { use, useMemo } from "react";
import { isRichTextReference, ServedRichText } from "./served-rich-text.ts";

/**
 * Shows rendered Markdown. `html` must come from `createRichText`, as it is or by reference: nothing else on the site that
 * editors write is inserted as HTML.
 */
export function RichTextView({ html, className }: { html: string; className?: string }) {
  const served = use(ServedRichText);
  const isReference = isRichTextReference(html);
  const shown = useMemo(
    () => (isReference ? (served?.get(html) ?? readFromPage(html)) : html),
    [html, isReference, served],
  );
  return (
    <div
      className={className ? `rich-text ${className}` : "rich-text"}
      data-rich-text={isReference ? html : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer sanitises it, and this is the only place that trusts it.
      dangerouslySetInnerHTML={{ __html: shown }}
      // The page's script may have shown the copy buttons before React takes over.
      suppressHydrationWarning
    />
  );
}

/** The text as it stands in the document that was loaded. */
function readFromPage(reference: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`[data-rich-text="${reference}"]`)?.innerHTML ?? "";
}
