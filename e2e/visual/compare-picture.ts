import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { expect, test } from "../visitor.ts";
import { nameWhatDraws } from "./drawn-with.ts";
import { PICTURES } from "./pictures.ts";

/** Half as many pixels each way: what has moved or changed shows, and many pictures stay small enough to be kept. */
export const SCALE = 0.5;

/**
 * With the same Chromium and fonts, two pictures of the same are the same to the pixel. What is allowed is that little because the
 * comparison takes thin strokes for the edges of letters (of a missing cross, it counts five pixels), and lines are pale.
 */
const AS_IT_WAS = { threshold: 0.02, maxDiffPixels: 0 };
/**
 * The same Chromium on a processor nobody has compared may draw an edge by another shade: where nobody looks, a test does not fail
 * for that, but for what is as large as a button.
 */
const UNATTENDED = { threshold: 0.1, maxDiffPixelRatio: 0.001 };
/** Others draw the edges of letters differently; a part that has moved or changed its color is more than that. */
const ELSEWHERE = { threshold: 0.25, maxDiffPixelRatio: 0.02 };

const TAKEN_WITH = path.join(PICTURES, "taken-with.txt");

interface Compared {
  /** What is different each time. */
  mask?: Locator[];
  /** Of a page, only what is further down than so many pixels. */
  below?: number;
  timeout?: number;
}

/**
 * Compares the page, or a part of it, with the picture that was taken of it. There has to be one: where it is missing, the test
 * fails and says how to take it. What was taken with another Chromium, or other fonts, is compared less strictly, and a difference
 * says so.
 */
export async function expectPicture(
  shown: Page | Locator,
  name: string,
  { mask = [], below, timeout }: Compared = {},
): Promise<void> {
  const page = "page" in shown ? shown.page() : shown;
  const drawnWith = await nameWhatDraws(page);
  if (isTaken(test.info())) noteWhatDraws(drawnWith);
  else if (!existsSync(path.join(PICTURES, name)))
    throw new Error(`there is no picture ${name}; take it, and look at it: npm run test:visual -- --update`);
  const isSame = readTakenWith() === drawnWith;
  const message = isSame
    ? `looks as it did: ${name}`
    : `${name}, drawn by ${drawnWith}; its picture was by ${readTakenWith()}`;
  const tolerance = isSame ? (process.env.CI ? UNATTENDED : AS_IT_WAS) : ELSEWHERE;
  const options = { ...tolerance, animations: "disabled", caret: "hide", scale: "device", mask, timeout } as const;
  if ("page" in shown) await expect(shown, message).toHaveScreenshot(name, options);
  else await expect(shown, message).toHaveScreenshot(name, { ...options, ...(await partBelow(shown, below)) });
}

/** Whether the smallest difference from a picture is one of the site: pages are drawn as they were when it was taken. */
export async function isDrawnAsItWas(page: Page): Promise<boolean> {
  return !process.env.CI && readTakenWith() === (await nameWhatDraws(page));
}

/** Whether pictures are being taken rather than compared. */
export function isTaken({ config }: TestInfo): boolean {
  return config.updateSnapshots === "all";
}

function readTakenWith(): string {
  return existsSync(TAKEN_WITH) ? readFileSync(TAKEN_WITH, "utf8").trim() : "nobody knows what";
}

function noteWhatDraws(name: string): void {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(TAKEN_WITH, `${name}\n`);
}

async function partBelow(page: Page, top: number | undefined) {
  if (top === undefined) return {};
  const { width, height } = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: scrollHeight };
  });
  return { fullPage: true, clip: { x: 0, y: top, width, height: height - top } };
}
