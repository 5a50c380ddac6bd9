import type { Page } from "@playwright/test";
import { IN_FIREFOX } from "../browsers/firefox.ts";
import { partOf } from "../sample.ts";
import { expect, test } from "../visitor.ts";

/** What else the page does; in a sample, with scripts or without. */
const BY_TURNS = partOf(2, [true, false]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });
    const inFirefox = javaScriptEnabled ? IN_FIREFOX : [];

    test("finds what is typed, and marks it", { tag: inFirefox }, async ({ page, complaints }) => {
      await page.goto("/search");
      await main(page).getByPlaceholder("Search anything here...").fill("yuma consensus");
      await main(page).getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/\/search\?q=yuma\+consensus$/);
      await expect(page).toHaveTitle(/^Search results for “yuma consensus”/);
      const first = main(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading") })
        .first();
      await expect(first.getByRole("link", { name: "Yuma Consensus" })).toBeVisible();
      await expect(first.locator("mark")).toHaveText(["Yuma", "Consensus"]);
      await first.getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yuma Consensus");
      // Scripts that are switched off count as refused.
      expect(complaints.filter((complaint) => !complaint.endsWith(": csp"))).toEqual([]);
    });

    if (!BY_TURNS.includes(javaScriptEnabled)) return;

    test("has a tab for each source, with as many hits as it says", async ({ page }) => {
      await page.goto("/search?q=staking");
      const tabs = page.getByRole("navigation", { name: "Sources" }).getByRole("link");
      const labels = await tabs.allInnerTexts();
      expect(labels.length).toBeGreaterThan(2);
      expect(labels[0]).toMatch(/^All \(\d+\)$/);
      const counts = labels.map((label) => Number(/\((\d+)\)/.exec(label)?.[1]));
      expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0));
      for (const [place, label] of labels.entries()) {
        await tabs.nth(place).click();
        await expect(tabs.nth(place)).toHaveAttribute("aria-current", "true");
        await expect(tabs).toHaveText(labels);
        if (place === 0) continue;
        await expect(page.getByRole("status").filter({ hasText: "staking" })).toContainText(`${counts[place]} result`);
        const shown = main(page).getByRole("heading", { level: 2 });
        await expect(shown, label).toHaveCount(Math.min(counts[place] ?? 0, 20));
      }
    });

    test("goes from page to page, each hit once", async ({ page }) => {
      await page.goto("/search?q=subnet&source=subnet");
      const titles = new Set<string>();
      const [said = ""] = await main(page).getByRole("status").allTextContents();
      const count = Number(/(\d+) results/.exec(said)?.[1]);
      for (let pageNumber = 1; ; pageNumber += 1) {
        await expect(main(page)).toContainText(`Page ${pageNumber} of ${Math.ceil(count / 20)}`);
        await page.waitForLoadState("domcontentloaded");
        const links = main(page).getByRole("heading", { level: 2 }).getByRole("link");
        for (const link of await links.all()) titles.add((await link.getAttribute("href")) ?? "");
        const next = main(page).getByRole("link", { name: "Next page" });
        if ((await next.count()) === 0) break;
        await next.click();
      }
      expect(titles.size).toBe(count);
    });

    test("says what may have been meant, and leads there", async ({ page }) => {
      await page.goto("/search?q=validatro");
      await main(page).getByRole("link", { name: "Did you mean “validators”?" }).click();
      await expect(page).toHaveURL(/\/search\?q=validators$/);
      await expect(main(page).getByText("Did you mean")).toHaveCount(0);
    });

    test("offers what is near, and where to begin, where nothing is found", async ({ page }) => {
      await page.goto("/search?q=zzzz+staking");
      await expect(main(page)).toContainText("Nothing found for “zzzz staking”.");
      const near = page.getByRole("region", { name: "Titles that come close" });
      await expect(near.getByRole("link", { name: "Staking", exact: true })).toBeVisible();
      const begin = page.getByRole("region", { name: "Concepts to begin with" });
      await expect.poll(() => begin.getByRole("link").count()).toBeGreaterThan(2);
    });

    test("finds first a subnet by its number, and a page that stands in no menu by what readers call it", async ({
      page,
    }) => {
      for (const [typed, path] of [
        ["64", "/subnets/64"],
        ["SN 64", "/subnets/64"],
        ["subnet 64", "/subnets/64"],
        ["errata", "/corrections"],
        ["lesson plan", "/teach"],
      ] as const) {
        await page.goto(`/search?q=${encodeURIComponent(typed)}`);
        const first = main(page).getByRole("heading", { level: 2 }).first().getByRole("link");
        await expect(first, typed).toHaveAttribute("href", path);
      }
    });
  });
}

test.describe("a secret, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is not searched for, shown or left in the address", async ({ page }) => {
    await page.goto("/de/search");
    await main(page)
      .locator(".search-field")
      .fill(`${"abandon ".repeat(11)}about`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/de\/search\?withheld=secret$/);
    await expect(main(page).getByRole("status")).toContainText("Das sah nach einem Geheimnis aus");
    await expect(main(page).locator(".search-field")).toHaveValue("");
    await main(page).getByRole("status").getByRole("link").click();
    await expect(page).toHaveURL(/\/de\/guides\/first-wallet\/keep-it-safe$/);
  });
});

function main(page: Page) {
  return page.getByRole("main");
}
