import type { Browser, Page } from "@playwright/test";
import { partOf } from "./sample.ts";
import { expect, test, twoFrames, untilReactIsThere, visit } from "./visitor.ts";

/**
 * A selector such as `li:has(> .emblem) > *` makes every change of a page a question of the style of all that is in it, and the
 * browser asks it also while the page is being built. Pages have up to 4,300 elements;
 * the outline of a guide is 230.
 */
const MOST_RESTYLED = 250;

const PAGES = {
  home: "/",
  explore: "/explore",
  concept: "/concepts/consensus/yuma-consensus",
  glossary: "/concepts/glossary",
  subnets: "/subnets",
  comparison: "/subnets?compare=1,4,64",
  subnet: "/subnets/64",
  guide: "/guides/first-wallet",
  "get started": "/get-started",
  lab: "/lab/pool",
  faq: "/faq_legacy",
  search: "/search?q=subnet",
  "log-in": "/login",
};

for (const [name, address] of partOf(3, Object.entries(PAGES)))
  test(`a change of a page asks for the style of little else: ${name}`, async ({ page, browser }) => {
    await visit(page, address);
    await untilReactIsThere(page);
    // What a slow machine still has to do for the page itself may fall into the first tries.
    await expect(async () => {
      const restyled = await listRestyled(browser, page, () => {
        document.body.append(document.createElement("div"));
        document.querySelector("main")?.append(document.createElement("p"));
      });
      expect(restyled.length, "style was asked for").toBeGreaterThan(0);
      expect(Math.max(...restyled)).toBeLessThanOrEqual(MOST_RESTYLED);
    }).toPass();
  });

test("the first act of a reader has little styled, and nothing before they leave loads a style sheet of the page again", async ({
  page,
  browser,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await test.step("the act itself", async () => {
    await page.goto(PAGES.concept);
    await page.waitForLoadState("networkidle");
    // What React changes is counted above.
    await page.route("**/assets/entry.client-*.js", (route) => route.abort());
    const restyled = await listRestyled(browser, page, () => {
      window.dispatchEvent(new Event("pointermove"));
      document.body.append(document.createElement("div"));
    });
    await expect.poll(() => loaded.some((path) => path.includes("entry.client"))).toBe(true);
    expect(restyled.length).toBeGreaterThan(0);
    expect(Math.max(...restyled)).toBeLessThanOrEqual(MOST_RESTYLED);
    await page.unroute("**/assets/entry.client-*.js");
  });
  await test.step("React, and the search", async () => {
    await page.reload();
    await untilReactIsThere(page);
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.getByRole("combobox", { name: "Search" }).fill("stake");
    await expect(page.getByRole("option").first()).toBeVisible();
  });
  const named = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>("link[disabled]"), ({ href }) => new URL(href).pathname),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(loaded.filter((path) => named.includes(path))).toEqual([]);
});

/** How many elements style was asked for, each time it was, from the change on until it is painted. */
async function listRestyled(browser: Browser, page: Page, change: () => void): Promise<number[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(change);
  await twoFrames(page);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return trace.traceEvents.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}
