import type { Locale } from "@learn-bittensor/contract/locales";
import type { ContentsEntry } from "@learn-bittensor/markdown/contents";
import type { TextPart } from "@learn-bittensor/markdown/text-parts";
import { Fragment, type ReactElement, use } from "react";
import type { Once } from "../shown-once.tsx";
import { FiguresContext } from "./figures.ts";
import type { TextHtml } from "./page-texts.ts";
import { TextLeaf } from "./text-leaf.tsx";
import "../theme/formulas.css";
import "../theme/text-hues.css";
import "./rich-text.css";
import "./rich-text.late.css";

/** What the terms mean that a section is the first to link, in their order. */
export interface SideNotesPart {
  kind: "side notes";
  title: string;
  terms: Once<readonly { key: string; name: string; definition: string }[]>;
}

/** A section of a text, and the same in another language. */
export interface BesidePart {
  kind: "beside";
  /** The id of its heading; empty before the first. */
  id: string;
  own: readonly ShownPart[];
  beside: readonly ShownPart[];
  /** The other language. */
  locale: Locale;
}

type OtherPart = Exclude<TextPart, { kind: "html" }> | SideNotesPart;

/** A piece of a text, as pages are given it. */
export type ShownPart = { kind: "html"; html: TextHtml } | OtherPart | BesidePart;

/** A text as pages are given it. */
export interface ShownText {
  parts: readonly ShownPart[];
  contents: ContentsEntry[];
}

/** What a page shows in the place of a part of its texts; null for nothing, as of what it does not know. */
export type RenderPart = (part: OtherPart) => ReactElement | null;

/**
 * Shows a rendered text, its figures, and what `renderPart` makes of its notes. `parts` must come from `createRichText`: nothing
 * else on the site that editors write is inserted as HTML.
 */
export function RichText(props: {
  parts: readonly ShownPart[];
  renderPart?: RenderPart | undefined;
  className?: string;
}) {
  const { parts, renderPart, className } = props;
  const figures = use(FiguresContext);
  const pieces: ({ key: number } & ({ texts: TextHtml[] } | { element: ReactElement }))[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    const key = pieces.length;
    if (part.kind === "beside") pieces.push({ key, element: <Beside {...part} renderPart={renderPart} /> });
    else if (part.kind !== "html") {
      const Figure = part.kind === "figure" ? figures.get(part.name) : undefined;
      const element = Figure && part.kind === "figure" ? <Figure {...part} /> : renderPart?.(part);
      if (element) pieces.push({ key, element });
    } else if (last && "texts" in last) last.texts.push(part.html);
    else pieces.push({ key, texts: [part.html] });
  }
  const classes = className ? `rich-text ${className}` : "rich-text";
  const [first = { texts: [] }, ...others] = pieces;
  if ("texts" in first && others.length === 0) return <TextLeaf texts={first.texts} className={classes} />;
  return (
    <div className={classes}>
      {pieces.map((piece) =>
        "texts" in piece ? (
          <TextLeaf key={piece.key} texts={piece.texts} className="rich-text-part" />
        ) : (
          <Fragment key={piece.key}>{piece.element}</Fragment>
        ),
      )}
    </div>
  );
}

/** Two columns where there is room for them, else one below the other. */
function Beside({ own, beside, locale, renderPart }: BesidePart & { renderPart: RenderPart | undefined }) {
  return (
    <div className="beside">
      <RichText parts={own} renderPart={renderPart} />
      {beside.length > 0 ? (
        <div lang={locale}>
          <RichText parts={beside} />
        </div>
      ) : null}
    </div>
  );
}
