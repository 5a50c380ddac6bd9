import type { Page } from "@playwright/test";
import { expect, test, visit } from "../visitor.ts";
import { EXPLORE, linksIn, MORE_RESOURCES, PAPERS } from "./menu-items.ts";

test("the bar has the title, the search and the menu, and nothing else", async ({ page }) => {
  await visit(page, "/about");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link").filter({ visible: true })).toHaveText(["Learn Bittensor"]);
  await expect(bar.getByRole("button", { name: "Search" }).filter({ visible: true })).toHaveCount(1);
  await expect(bar.getByRole("button", { name: "Open menu" })).toBeVisible();
  await expect(bar.getByRole("button").filter({ visible: true })).toHaveCount(2);
});

test.describe("the menu", () => {
  test("fills the screen and has its groups in the order of the specification", async ({ page }) => {
    const menu = await openMenu(page, "/about");
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });

    const rows = await menu
      .getByRole("navigation", { name: "Main" })
      .locator("a:visible, summary:visible, button:visible")
      .allInnerTexts();
    expect(rows.map((row) => row.split("\n")[0]?.trim())).toEqual(
      ["Get Started", "Explore", "Documentation", "Resources", "About"].map((label) =>
        expect.stringMatching(`^${label}`),
      ),
    );
    await expect(menu.getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(menu.getByRole("button", { name: /^Switch to (?:dark|light) mode$/ })).toBeVisible();
  });

  test("closes by its button and gives the focus back", async ({ page }) => {
    const menu = await openMenu(page, "/about");
    await menu.getByRole("button", { name: "Close menu" }).tap();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  test("closes by Escape and gives the focus back", async ({ page }) => {
    const menu = await openMenu(page, "/about");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  test("keeps the focus inside while it is open", async ({ page }) => {
    const menu = await openMenu(page, "/about");
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press("Tab");
      const escaped = await menu.evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(escaped).toBe(false);
    }
  });

  test("opens one section at a time, and forgets it when it closes", async ({ page }) => {
    const menu = await openMenu(page, "/about");
    const concepts = menu.getByRole("link", { name: "Concepts" });
    const papers = menu.locator('a[href$=".pdf"]');
    await expect(concepts).toBeHidden();

    await section(page, "Explore").tap();
    await expect(concepts).toBeVisible();
    await section(page, "Resources").tap();
    await expect(papers.filter({ visible: true })).toHaveCount(PAPERS);
    await expect(concepts).toBeHidden();

    await menu.getByRole("button", { name: "Close menu" }).tap();
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(menu).toBeVisible();
    await expect(papers.filter({ visible: true })).toHaveCount(0);
    await expect(concepts).toBeHidden();
  });

  test("opens a section with the keyboard", async ({ page }) => {
    const menu = await openMenu(page, "/about");
    await section(page, "Explore").focus();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("link", { name: "Concepts" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Concepts" })).toBeFocused();
  });

  test("a link in it is followed and closes it", async ({ page }) => {
    await visit(page, "/about");
    for (const [name, path] of EXPLORE.links.slice(0, 6)) {
      await page.getByRole("button", { name: "Open menu" }).tap();
      await section(page, "Explore").tap();
      await menuOf(page).getByRole("link", { name }).tap();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(menuOf(page)).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    }
  });

  test("Get Started is a button one cannot miss", async ({ page }) => {
    const menu = await openMenu(page, "/about");
    const link = menu.getByRole("link", { name: "Get Started" });
    const box = await link.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect(page).toHaveURL(/\/get-started$/);
  });

  test("every link of it leads somewhere", async ({ page }) => {
    const menu = await openMenu(page, "/about");
    const links = new Map((await linksIn(menu)).map((link) => [link.href, link]));
    for (const name of ["Explore", "Resources"]) {
      await section(page, name).tap();
      for (const link of await linksIn(menu)) links.set(link.href, link);
    }
    for (const { href, target, rel } of links.values()) {
      if (href.startsWith("/")) expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
      else expect({ target, rel }, href).toEqual({ target: "_blank", rel: expect.stringContaining("noopener") });
    }
    expect(links.size).toBeGreaterThanOrEqual(EXPLORE.links.length + PAPERS + MORE_RESOURCES.length + 4);
  });
});

test("opening the search closes the menu, and the other way round", async ({ page }) => {
  const menu = await openMenu(page, "/about");
  const field = page.getByPlaceholder("Search anything here...").filter({ visible: true });
  await menu.getByRole("button", { name: "Search" }).tap();
  await expect(field).toBeFocused();
  await expect(menu).toBeHidden();

  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await expect(menu).toBeVisible();
});

function menuOf(page: Page) {
  return page.getByRole("dialog", { name: "Menu" });
}

async function openMenu(page: Page, address: string) {
  await visit(page, address);
  await page.getByRole("button", { name: "Open menu" }).tap();
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  return menu;
}

function section(page: Page, name: string) {
  return menuOf(page).locator("summary, button[aria-expanded]").filter({ hasText: name });
}
