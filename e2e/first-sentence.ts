import type { Page } from "@playwright/test";

/** How far down the first sentence of a page's text ends, in pixels from the top of the page. */
export function bottomOfFirstSentence(page: Page): Promise<number> {
  return page
    .locator("main .rich-text :is(p, li, td):not(.callout-title, figure *)")
    .first()
    .evaluate((block) => {
      const text = block.textContent ?? "";
      const [sentence = text] = text.match(/^.*?(?:[.!?](?=\s|$)|[。！？])/su) ?? [];
      const range = document.createRange();
      range.selectNodeContents(block);
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let left = sentence.length, node = walker.nextNode(); node; node = walker.nextNode()) {
        const { length } = node.textContent ?? "";
        if (length >= left) {
          range.setEnd(node, left);
          break;
        }
        left -= length;
      }
      return Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom)) + scrollY;
    });
}
