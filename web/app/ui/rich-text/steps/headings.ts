import { titleOf } from "@learn-bittensor/markdown/contents";
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { RichTextLabels } from "../rich-text-labels.ts";

/** A heading and, beside it, a link to itself. It copies its address, too (`copy.ts`). */
export function linkHeading(heading: Element, words: RichTextLabels): ElementContent[] {
  const { id } = heading.properties;
  if (typeof id !== "string") return [heading];
  const ariaLabel = `${words.headingLink}: ${titleOf(heading)}`;
  const properties = { className: ["heading-link"], href: `#${id}`, ariaLabel, dataCopied: words.linkCopied };
  return [h("div", { className: ["heading"] }, heading, h("a", properties, "#"))];
}
