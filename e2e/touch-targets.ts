import { expect, type Page } from "@playwright/test";

/** Everything one presses is as large as a fingertip at least; links within a text are as high as its lines. */
export async function expectTouchTargets(page: Page): Promise<void> {
  expect(await page.evaluate(listSmallTargets)).toEqual([]);
}

function listSmallTargets(): string[] {
  const SMALLEST_PX = 24;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"]',
  );
  const found: string[] = [];
  for (const target of targets) {
    const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const own = target.getBoundingClientRect();
    if (!isShown || own.width <= 1 || own.height <= 1 || isInText(target)) continue;
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

  /** Whether words stand beside it on its line. */
  function isInText(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== "inline") return false;
    let block = target.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    const links = [...(block?.querySelectorAll("a, button") ?? [])].map((link) => link.textContent).join("");
    return (block?.textContent ?? "").replaceAll(/\s/g, "").length > links.replaceAll(/\s/g, "").length;
  }
}
