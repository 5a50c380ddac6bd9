import { expect, type Page } from "@playwright/test";
import type { Device } from "./devices.ts";

/** The widths of screens, from small phones to large desks. */
const WIDTHS = [320, 390, 768, 1440, 2560];
const WIDEST_PHONE_PX = 480;

/** Phones are narrow; what has a pointer is wide, or a narrow window. */
export function widthsOf(device: Device): number[] {
  return WIDTHS.filter((width) => (device === "phone") === width <= WIDEST_PHONE_PX || width === WIDTHS[0]);
}

/** Nothing of the page lies beside the screen. Of what does, the parts that begin it are named. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(listWhatIsBeside), `beside the screen: ${what}`).toEqual([]);
}

/** At each of these widths; the window is then as it was. */
export async function expectNoSidewaysScrollAt(page: Page, widths: readonly number[]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 900 });
    await expectNoSidewaysScroll(page, `${width} px wide`);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * With text twice as large, as readers set it in their browser: nothing is beside the screen, and no text is cut off by the
 * box that it stands in. The text stays as large, so this is the last that is asked of a page.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const fontSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(fontSize).toBe("32px");
  await expectNoSidewaysScroll(page, "with large text");
  expect(await page.evaluate(listCutText), "cut off, with large text").toEqual([]);
}

function listWhatIsBeside(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const isBeside = (element: Element) => element.getBoundingClientRect().right > root.clientWidth + 0.5;
  const beside = [...document.body.querySelectorAll("*")].filter(isBeside);
  const first = beside.filter((element) => !element.parentElement || !isBeside(element.parentElement));
  return [
    `${root.scrollWidth - root.clientWidth} px`,
    ...first.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
  ];
}

function listCutText(): string[] {
  const cut = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const hides = [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
    const isForEarsOnly = element.clientWidth <= 1 || element.clientHeight <= 1;
    const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && /\S/.test(node.textContent ?? ""));
    if (!hides || isForEarsOnly || textOverflow === "ellipsis" || !ownText || !element.checkVisibility()) return false;
    return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
  });
  return cut.slice(0, 5).map((element) => element.outerHTML.slice(0, 160));
}
