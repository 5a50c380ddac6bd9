import { expect, type Page } from "@playwright/test";

/**
 * Everything one presses is 24 px wide and high at least. A link or a slider's handle may be smaller where nothing else is
 * to be pressed within that distance, and a link among words is as high as its line (WCAG 2.5.8).
 */
export async function expectTouchTargets(page: Page): Promise<void> {
  expect(await page.evaluate(listSmallTargets)).toEqual([]);
}

function listSmallTargets(): string[] {
  const SMALLEST_PX = 24;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [role="button"], [role="tab"], [role="option"]',
  );
  const found: string[] = [];
  const shown = [...targets].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  for (const target of shown) {
    const own = target.getBoundingClientRect();
    if (isInText(target) || (target.matches('a, [type="range"]') && isAlone(target))) continue;
    // A press on its label is a press on the field.
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    const boxes = [own, ...labels.map((label) => label.getBoundingClientRect())];
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    if (Math.min(width, height) < SMALLEST_PX - 0.5) {
      found.push(`${width.toFixed()} × ${height.toFixed()}: ${target.outerHTML.slice(0, 160)}`);
    }
  }
  return found;

  /** Whether a fingertip in its middle touches nothing else. */
  function isAlone(target: HTMLElement): boolean {
    const own = target.getBoundingClientRect();
    const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
    return shown.every((other) => {
      if (other === target || other.contains(target) || target.contains(other)) return true;
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) >= SMALLEST_PX / 2;
    });
  }

  /** Whether words stand beside it on its line. */
  function isInText(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== "inline") return false;
    let block = target.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    const links = [...(block?.querySelectorAll("a, button") ?? [])].map((link) => link.textContent).join("");
    return (block?.textContent ?? "").replaceAll(/\s/g, "").length > links.replaceAll(/\s/g, "").length;
  }
}
