import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { drawAll } from "./draw-all.ts";
import { IS_FULL, SAMPLE } from "./sample.ts";

/** The rules that look at colors, which are all that the color modes differ in. */
const RULES_OF_COLORS = ["color-contrast", "link-in-text-block"];

/** Of what repeats itself (rows, entries of a list, terms, questions), a sample looks at the first ones. */
const REPEATED = [
  "main tbody > tr:nth-of-type(n + 11)",
  "main li:nth-of-type(n + 21)",
  "main dl > div:nth-of-type(n + 21)",
  "main details.faq-list_question:nth-of-type(n + 6)",
  "main section.faq-topics_question:nth-of-type(n + 6)",
  "main section.term-list_letter:nth-of-type(n + 6)",
];

/** Looks through the page as it is, with all rules but those of `except`. */
export async function expectNoViolations(page: Page, except: readonly string[] = []): Promise<void> {
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  await untilStill(page);
  expect(await listViolations(page, { rules })).toEqual([]);
}

/**
 * Looks through the page in the light color mode and at its colors in the dark one; of a sample, in one of them: the next but one
 * has the other. The page follows the system's mode.
 */
export async function expectNoViolationsInBothModes(page: Page): Promise<void> {
  await drawAll(page);
  // Not every other sample: those look at a page on the other device.
  const isDarkFirst = !IS_FULL && SAMPLE % 4 > 1;
  await follow(page, isDarkFirst ? "dark" : "light");
  expect(await listViolations(page), isDarkFirst ? "dark" : "light").toEqual([]);
  if (!IS_FULL) return;
  await follow(page, "dark");
  expect(await listViolations(page, { runOnly: RULES_OF_COLORS }), "dark").toEqual([]);
}

async function follow(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
  await untilStill(page);
}

/** Colors that are on their way are neither of the two, and one movement may begin when another ends. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const listEnding = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (let still = 0; still < 2; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const ending = listEnding().filter(({ playState }) => playState === "running");
      await Promise.allSettled(ending.map(({ finished }) => finished));
      still = ending.length === 0 ? still + 1 : 0;
    }
  });
}

/** What axe finds, without the details of all that is well: collecting those takes most of its time. */
async function listViolations(page: Page, options: RunOptions = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const asked: RunRequest = {
    exclude: IS_FULL ? [] : REPEATED,
    // What it would load ahead (styles, media) is for rules that do not apply: pages have no media that plays by itself.
    options: { resultTypes: ["violations"], iframes: false, preload: false, ...options },
  };
  const { violations } = await page.evaluate(runInPage, asked);
  return violations.map(({ id, help, nodes }) => {
    return { id, help, nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`) };
  });
}

interface RunRequest {
  exclude: string[];
  options: RunOptions;
}

function runInPage({ exclude, options }: RunRequest): Promise<AxeResults> {
  return (window as unknown as { axe: typeof axe }).axe.run({ exclude }, options);
}
