/**
 * Shows rendered Markdown. `html` must come from `createRichText`: nothing else on the site that editors write is inserted as
 * HTML.
 */
export function RichTextView({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={className ? `rich-text ${className}` : "rich-text"}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server.
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
