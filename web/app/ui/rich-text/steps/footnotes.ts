import { createElement, elementsOf, type HtmlElement, type HtmlRoot, hasClass, isElement } from "./html-tree.ts";

const LABEL_ID = "footnote-label";

/**
 * The title above the footnotes, which every reference points at, gets an id of its own in every text of a page.
 * It is no heading of the text: the table of contents passes it by.
 */
export function finishFootnotes(root: HtmlRoot, idPrefix: string): void {
  for (const element of elementsOf(root)) {
    if (hasClass(element, "footnotes")) nameSection(element, idPrefix + LABEL_ID);
    if (element.properties.dataFootnoteRef !== undefined) element.properties.ariaDescribedBy = [idPrefix + LABEL_ID];
  }
}

function nameSection(section: HtmlElement, labelId: string): void {
  const index = section.children.findIndex((child) => isElement(child, "h2"));
  const title = section.children[index];
  if (!isElement(title)) return;
  section.properties.ariaLabelledBy = [labelId];
  section.children[index] = createElement("p", { className: ["footnotes-title"], id: labelId }, title.children);
}
