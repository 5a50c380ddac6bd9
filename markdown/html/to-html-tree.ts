import type { Root as HtmlRoot } from "hast";
import { sanitize } from "hast-util-sanitize";
import type { Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { markCallouts } from "../callouts.ts";
import { listFigures } from "../figures/list-figures.ts";
import { FOOTNOTES_ID } from "../footnote-ids.ts";
import { parseMarkdown } from "../parse-markdown.ts";
import { giveIds } from "./give-ids.ts";
import { insertNotes } from "./insert-notes.ts";
import { FIGURE_PLACE } from "./places.ts";
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

/** Marks where figures stand, their captions inside. Of one that is nested or nameless, the caption stays as a paragraph. */
function markFigures(root: Root): void {
  for (const { node, name, preset, isNested } of listFigures(root)) {
    const isShown = name !== null && !isNested;
    const properties = { ...node.data?.hProperties, dataName: name, ...(preset !== null && { dataPreset: preset }) };
    node.data = isShown ? { hName: FIGURE_PLACE, hProperties: properties } : { hName: "p", hProperties: {} };
  }
}

/** The page has the only heading of the first level. */
function lowerHeadings(root: Root): void {
  visit(root, "heading", (heading) => {
    if (heading.depth === 1) heading.depth = 2;
  });
}

/**
 * The title above the footnotes, which every reference points at, gets an id of its own in every text of a page.
 * It is no heading of the text: the table of contents passes it by.
 */
function finishFootnotes(root: HtmlRoot, idPrefix: string): void {
  const labelId = idPrefix + FOOTNOTES_ID;
  visit(root, "element", ({ tagName, properties }) => {
    if (tagName === "section") properties.ariaLabelledBy = [labelId];
    if (properties.id === FOOTNOTES_ID) properties.id = labelId;
    if (properties.dataFootnoteRef !== undefined) properties.ariaDescribedBy = [labelId];
  });
}
