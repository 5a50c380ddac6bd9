import { listHeadingIds, takeAskedId } from "@learn-bittensor/contract/heading-ids";
import { createText, elementsOf, type HtmlElement, type HtmlRoot, textOf } from "./html-tree.ts";

const HEADING = /^h[1-6]$/;

/** Gives every heading its id: the one written behind its title, else one made of the title. */
export function giveHeadingIds(root: HtmlRoot, idPrefix: string): void {
  const headings = [...elementsOf(root)].filter((element) => HEADING.test(element.tagName));
  const asked = headings.map(takeId);
  const ids = listHeadingIds(
    headings.map((heading, index) => ({ asked: asked[index], title: textOf(heading) })),
    idPrefix,
  );
  for (const [index, heading] of headings.entries()) heading.properties.id = ids[index];
}

/** Takes ` {#id}` off the end of the heading's text. */
function takeId(heading: HtmlElement): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const { words, asked } = takeAskedId(last.value);
  if (asked !== undefined) heading.children.splice(-1, 1, createText(words));
  return asked;
}
