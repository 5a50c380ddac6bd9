import { chromium } from "@playwright/test";
import { expect, test, untilReactIsThere, visitAtRest } from "./visitor.ts";

const READING = "/concepts/consensus/yuma-consensus";

/** One of each kind that could hold on to something: a reading page, lists, pages to work with. */
const KINDS = ["/", READING, "/subnets", "/explore", "/search?q=stake", "/lab/pool", "/lab/ask", "/learning"];

test("a page at rest tells the browser what may be fetched and drawn ahead; React ends that", async ({ page }) => {
  await visitAtRest(page, READING);
  const rules = page.locator('script[type="speculationrules"]');
  const { prefetch, prerender } = JSON.parse((await rules.textContent()) ?? "");
  for (const { eagerness } of [...prefetch, ...prerender]) expect(eagerness).toBe("moderate");
  await untilReactIsThere(page);
  await expect(rules).toHaveCount(0);
});

test("whoever is on a slow line has nothing fetched ahead", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: false, effectiveType: "2g" } });
  });
  await visitAtRest(page, READING);
  const spared = await page.evaluate(() => {
    const rules = document.querySelector('script[type="speculationrules"]')?.textContent ?? "";
    const [, selector = ""] = /"selector_matches":"(\[target\][^"]*)"/.exec(rules) ?? [];
    return [...document.links].every((link) => link.matches(selector));
  });
  expect(spared).toBe(true);
});

test("every kind of page is kept for whoever comes back, with its code loaded", async ({ baseURL }, { project }) => {
  const { launchOptions } = project.use;
  // Chromium is told by its driver to cache no pages.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    for (const path of KINDS) {
      const page = await browser.newPage({ baseURL });
      await visitAtRest(page, path);
      await untilReactIsThere(page);
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isBack: persisted }));
      });
      await page.goto("/favicon.svg");
      // What is cached is not loaded again.
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => "isBack" in window && window.isBack), { message: path }).toBe(true);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
