import { titleOf } from "@learn-bittensor/markdown/contents";
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { RichTextWords } from "../rich-text-words.ts";

/** A heading and, beside it, a link to itself. It copies its address, too (`copy.ts`). */
export function linkHeading(heading: Element, words: RichTextWords): ElementContent[] {
  const { id } = heading.properties;
  if (typeof id !== "string") return [heading];
  const ariaLabel = `${words.headingLink}: ${titleOf(heading)}`;
  const properties = { className: ["heading-link"], href: `#${id}`, ariaLabel, dataCopied: words.linkCopied };
  return [h("div", { className: ["heading"] }, heading, h("a", properties, "#"))];
}
