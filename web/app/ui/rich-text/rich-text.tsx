/** Shows rendered Markdown. `html` must come from `createRichText`: nothing else on the site is inserted as HTML. */
export function RichTextView({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={className ? `rich-text ${className}` : "rich-text"}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer sanitises it, and this is the only place that trusts it.
      dangerouslySetInnerHTML={{ __html: html }}
      // The page's script may have shown the copy buttons before React takes over.
      suppressHydrationWarning
    />
  );
}
