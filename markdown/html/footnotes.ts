import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { FOOTNOTES_ID } from "../footnote-ids.ts";

/**
 * The title above the footnotes, which every reference points at, gets an id of its own in every text of a page.
 * It is no heading of the text: the table of contents passes it by.
 */
export function finishFootnotes(root: Root, idPrefix: string): void {
  const labelId = idPrefix + FOOTNOTES_ID;
  visit(root, "element", ({ tagName, properties }) => {
    if (tagName === "section") properties.ariaLabelledBy = [labelId];
    if (properties.id === FOOTNOTES_ID) properties.id = labelId;
    if (properties.dataFootnoteRef !== undefined) properties.ariaDescribedBy = [labelId];
  });
}
