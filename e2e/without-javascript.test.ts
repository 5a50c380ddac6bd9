import { LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "./localized.ts";
import { pathOfRoute, readSiteRoutes } from "./site-routes.ts";
import { expect, test } from "./visitor.ts";

test.use({ javaScriptEnabled: false });

for (const { path } of readSiteRoutes()) {
  test(`${path} can be read, and its links followed`, async ({ page, baseURL }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toHaveText(/[\s\S]{40}/, { useInnerText: true });

    const tooWide = await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(tooWide, "pixels one can scroll sideways").toBeLessThanOrEqual(0);

    const links = await page.locator("a[href]").all();
    const addresses = new Set<string>();
    for (const link of links) {
      const url = new URL((await link.getAttribute("href")) ?? "", page.url());
      if (url.origin === baseURL) addresses.add(`${url.pathname}${url.search}`);
    }
    // That each of them answers, links.test.ts sees to: it reads the same pages, and all others.
    expect(addresses.size).toBeGreaterThan(5);
  });
}

for (const locale of LOCALES) {
  test(`a reader walks from the home page to a concept: ${locale}`, async ({ page }) => {
    await page.goto(localized("/", locale));
    await page
      .locator(`main a[href="${localized("/concepts", locale)}"]`)
      .first()
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const concept = localized(pathOfRoute("/concepts/:category/*"), locale);
    await page.locator(`main a[href="${concept}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${concept}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("the menus open", async ({ page, isMobile }) => {
  await page.goto("/about");
  const concepts = page.getByRole("banner").getByRole("link", { name: "Concepts" }).filter({ visible: true });
  await expect(concepts).toHaveCount(0);
  if (isMobile) {
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.getByRole("banner").locator("summary").filter({ hasText: "Explore" }).tap();
  } else {
    await page.getByRole("button", { name: "Explore" }).click();
  }
  await concepts.click();
  await expect(page).toHaveURL(/\/concepts$/);
});

test("the search in the bar opens, and its form leads to the results", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Search", exact: true }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByPlaceholder("Search anything here...")).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Sources", exact: true })).toBeHidden();
  await page.keyboard.type("yuma");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=yuma$/);
});

test("the search finds something and lists it", async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("main").getByPlaceholder("Search anything here...").fill("yuma");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=yuma/);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("the page shows the system's color mode, and no button that could do nothing", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  await expect(page.getByRole("button", { name: /Switch to/ }).filter({ visible: true })).toHaveCount(0);
  const root = page.locator("html");
  const { colorScheme, backgroundColor } = await root.evaluate((element) => {
    const { colorScheme, backgroundColor } = getComputedStyle(element);
    return { colorScheme, backgroundColor };
  });
  expect(colorScheme).toContain("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await expect(root).not.toHaveCSS("background-color", backgroundColor);
});
