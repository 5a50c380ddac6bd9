import { expect, type Page } from "@playwright/test";

/**
 * No word within these parts of the page goes on in the next line. Where the browser has hyphens for the language it may
 * use them: here it may not, as for readers whose browser has none.
 */
export async function expectWholeWords(page: Page, parts: string): Promise<void> {
  await page.evaluate(() => document.body.style.setProperty("hyphens", "manual"));
  const found = page.locator(parts).filter({ visible: true });
  expect(await found.count(), parts).toBeGreaterThan(0);
  expect(await found.evaluateAll(listTornWords), `torn: ${parts}`).toEqual([]);
}

/** Code and addresses may break anywhere, and other words at their own hyphens and slashes. */
function listTornWords(parts: Element[]): string[] {
  const torn: string[] = [];
  for (const part of parts) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest("code")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s\u200b]+/g)) {
        if (/[-/\u2010-\u2014@.]\w/.test(word)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) torn.push(word);
      }
    }
  }
  return torn;
}
