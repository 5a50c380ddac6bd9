import { expect, type Page } from "@playwright/test";

const SIZES = {
  /** No target is smaller. */
  smallest: 24,
  /** Where it is possible, a target is as large as a fingertip. */
  comfortable: 44,
  /** What may be smaller than a fingertip; a link among words (`isInText`) is the other exception. */
  mayBeSmaller: [
    // The nodes of a drawing: place and size are data. Each subnet stands in the list of subnets as well.
    "svg a",
    // The cells of a table in a text are as high as its lines.
    ".rich-text :is(td, th) a",
  ].join(),
};

/**
 * What one presses on a screen that is touched is 44 px wide and high, but for the exceptions above. Those are 24 px at least,
 * or nothing else is to be pressed within that distance; a link among words is as high as its line (WCAG 2.5.8).
 */
export async function expectTouchTargets(page: Page): Promise<void> {
  expect(await page.evaluate(listSmallTargets, SIZES)).toEqual([]);
}

function listSmallTargets({ smallest, comfortable, mayBeSmaller }: typeof SIZES): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [role="button"], [role="tab"], [role="option"], [role="slider"]',
  );
  const shown = [...targets].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  return shown.flatMap((target) => {
    if (isInText(target)) return [];
    const mayBe = target.matches(mayBeSmaller);
    if (mayBe && isAlone(target)) return [];
    const { width, height } = measure(target);
    if (Math.min(width, height) >= (mayBe ? smallest : comfortable) - 0.5) return [];
    return [`${width.toFixed()} × ${height.toFixed()}: ${target.outerHTML.slice(0, 160)}`];
  });

  /**
   * The best of the boxes that answer for it, each taken by itself: its own, its label, the track of a slider, and what is laid
   * over or around it.
   */
  function measure(target: HTMLElement): { width: number; height: number } {
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    const track = target.matches('[type="range"]') ? [target.closest(".slider_control") ?? target] : [];
    const sizes = [target, ...labels, ...track].flatMap((box) => [...box.getClientRects()]);
    const laid = ["::before", "::after"]
      .map((part) => getComputedStyle(target, part))
      .filter(({ content, position }) => content !== "none" && position === "absolute")
      .map(({ width, height }) => ({ width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 }));
    const smallerSide = ({ width, height }: { width: number; height: number }) => Math.min(width, height);
    return [...sizes, ...laid].reduce((best, box) => (smallerSide(box) > smallerSide(best) ? box : best));
  }

  /** Whether a fingertip in its middle touches nothing else. */
  function isAlone(target: HTMLElement): boolean {
    const own = target.getBoundingClientRect();
    const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
    return shown.every((other) => {
      if (other === target || other.contains(target) || target.contains(other)) return true;
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) >= smallest / 2;
    });
  }

  /** Whether words stand beside it on its line. */
  function isInText(target: HTMLElement): boolean {
    // What is dragged in a drawing stands in no line.
    if (getComputedStyle(target).display !== "inline" || target.matches('[role="slider"]')) return false;
    let block = target.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    const links = [...(block?.querySelectorAll("a, button") ?? [])].map((link) => link.textContent).join("");
    return (block?.textContent ?? "").replaceAll(/\s/g, "").length > links.replaceAll(/\s/g, "").length;
  }
}
