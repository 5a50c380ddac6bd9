import type { TextPart } from "@learn-bittensor/markdown/text-parts";
import { Fragment, type ReactElement } from "react";

/** What a page shows in the place of a note or a figure; null for nothing, as of what it does not know. */
export type RenderPart = (part: Exclude<TextPart, { kind: "html" }>) => ReactElement | null;

/**
 * Shows a rendered text with what `renderPart` makes of its notes and figures. `parts` must come from `createRichText`: nothing
 * else on the site that editors write is inserted as HTML.
 */
export function RichText(props: { parts: readonly TextPart[]; renderPart?: RenderPart; className?: string }) {
  const { parts, renderPart = () => null, className } = props;
  const pieces: ({ key: number } & ({ html: string } | { element: ReactElement }))[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    const key = pieces.length;
    if (part.kind !== "html") {
      const element = renderPart(part);
      if (element) pieces.push({ key, element });
    } else if (last && "html" in last) last.html += part.html;
    else pieces.push({ key, html: part.html });
  }
  const [first = { html: "" }, ...others] = pieces;
  if ("html" in first && others.length === 0) return <RichTextView html={first.html} className={className} />;
  return (
    <div className={classOf(className)}>
      {pieces.map((piece) =>
        "html" in piece ? (
          <TextLeaf key={piece.key} html={piece.html} />
        ) : (
          <Fragment key={piece.key}>{piece.element}</Fragment>
        ),
      )}
    </div>
  );
}

/** The page's script may have changed something in it before React takes over. */
function TextLeaf({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what `createRichText` made, whose elements and attributes are known.
  return <div className="rich-text-part" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/** Shows rendered Markdown in one piece. `html` must come from `createRichText`. */
export function RichTextView({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={classOf(className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what `createRichText` made, whose elements and attributes are known.
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

function classOf(className: string | undefined): string {
  return className ? `rich-text ${className}` : "rich-text";
}
