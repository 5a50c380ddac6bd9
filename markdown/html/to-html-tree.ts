import type { Root as HtmlRoot } from "hast";
import { sanitize } from "hast-util-sanitize";
import type { Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { markCallouts } from "../callouts.ts";
import { parseMarkdown } from "../parse-markdown.ts";
import { finishFootnotes } from "./footnotes.ts";
import { giveIds } from "./give-ids.ts";
import { insertNotes } from "./insert-notes.ts";
import { markFigures } from "./mark-figures.ts";
import { sanitizeSchema } from "./sanitize-schema.ts";

export interface HtmlTreeOptions {
  /** Tells the texts of one page apart: the ids that nobody asked for begin with it. Empty, or ends with a hyphen. */
  idPrefix: string;
  footnotes: {
    /** What stands above them. */
    title: string;
    /** Names the arrow behind a footnote, which leads back; `reference` is the footnote's number. */
    nameBackLink: (reference: string) => string;
  };
}

/**
 * Markdown as a tree of HTML, sanitised: all that an author wrote has become one of the elements, attributes, addresses and ids
 * that are known to be harmless. Among the blocks stand the places of notes and figures, which `toParts` knows.
 */
export function toHtmlTree(markdown: string, { idPrefix, footnotes }: HtmlTreeOptions): HtmlRoot {
  const root = parseMarkdown(markdown);
  giveIds(root, idPrefix);
  markCallouts(root);
  markFigures(root);
  lowerHeadings(root);
  const written = toHast(root, {
    clobberPrefix: idPrefix,
    footnoteLabel: footnotes.title,
    footnoteLabelTagName: "p",
    footnoteLabelProperties: { className: ["footnotes-title"] },
    footnoteBackLabel: (reference, repetition) =>
      footnotes.nameBackLink(repetition > 1 ? `${reference + 1}-${repetition}` : String(reference + 1)),
  });
  const safe = sanitize(written, sanitizeSchema);
  const tree: HtmlRoot = safe.type === "root" ? safe : { type: "root", children: [safe] };
  finishFootnotes(tree, idPrefix);
  insertNotes(tree);
  return tree;
}

/** The page has the only heading of the first level. */
function lowerHeadings(root: Root): void {
  visit(root, "heading", (heading) => {
    if (heading.depth === 1) heading.depth = 2;
  });
}
