import { useServedMarkup } from "../served-markup/use-served-markup.ts";

/**
 * Shows rendered Markdown. `html` must come from `createRichText`, as it is or by reference: nothing else on the site that
 * editors write is inserted as HTML.
 */
export function RichTextView({ html, className }: { html: string; className?: string }) {
  const markup = useServedMarkup(html);
  return <div className={className ? `rich-text ${className}` : "rich-text"} {...markup} />;
}
