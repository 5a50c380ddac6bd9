import type { Locator, Page } from "@playwright/test";
import { IN_FIREFOX } from "../browsers/firefox.ts";
import { expect, settle, stopClock, test, untilReactIsThere, visit } from "../visitor.ts";
import { EXPLORE, linksIn, MORE_RESOURCES, mainNavigation, PAPERS, TOP_ITEMS } from "./menu-items.ts";

const HOVER_OUT_DELAY_MS = 500;

test("has the items of the specification, in their order, between the title and the tools", async ({ page }) => {
  await visit(page, "/about");
  const inBar = await page
    .getByRole("banner")
    .locator("a:visible, button:visible")
    .evaluateAll((elements) =>
      elements.map((element) => (element.getAttribute("aria-label") ?? element.textContent)?.trim()),
    );
  expect(inBar.map((name) => name?.replace(/\s*\(.*\)$/, ""))).toEqual([
    "Learn Bittensor",
    ...TOP_ITEMS.map((label) => expect.stringMatching(new RegExp(`^${label}`))),
    "Search",
    "English: Language",
    "Log in",
    expect.stringContaining("Switch to"),
  ]);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
});

test.describe("a submenu, with the mouse", () => {
  test("opens when the pointer comes over its item", async ({ page }) => {
    await visit(page, "/about");
    const explore = submenuOf(page, "Explore");
    await expect(explore.panel).toBeHidden();
    await explore.button.hover();
    await expect(explore.panel).toBeVisible();
    await expect(explore.button).toHaveAttribute("aria-expanded", "true");
  });

  test("closes 500 ms after the pointer has left, and not before", async ({ page }) => {
    await visitWithStoppedClock(page, "/about");
    const explore = submenuOf(page, "Explore");
    await explore.button.hover();
    await expect(explore.panel).toBeVisible();

    await page.mouse.move(720, 880);
    await page.clock.runFor(HOVER_OUT_DELAY_MS - 1);
    await expect(explore.panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(explore.panel).toBeHidden();
    await expect(explore.button).toHaveAttribute("aria-expanded", "false");
  });

  test("stays when the pointer goes into it, or comes back in time", async ({ page }) => {
    await visitWithStoppedClock(page, "/about");
    const explore = submenuOf(page, "Explore");
    await explore.button.hover();
    await explore.panel.getByRole("link", { name: "Subnets" }).hover();
    await page.clock.runFor(4 * HOVER_OUT_DELAY_MS);
    await expect(explore.panel).toBeVisible();

    await page.mouse.move(720, 880);
    await page.clock.runFor(HOVER_OUT_DELAY_MS - 100);
    await explore.button.hover();
    await page.clock.runFor(4 * HOVER_OUT_DELAY_MS);
    await expect(explore.panel).toBeVisible();
  });

  test("gives way to the other one", async ({ page }) => {
    await visit(page, "/about");
    const explore = submenuOf(page, "Explore");
    const resources = submenuOf(page, "Resources");
    await explore.button.hover();
    await expect(explore.panel).toBeVisible();
    await resources.button.hover();
    await expect(resources.panel).toBeVisible();
    await expect(explore.panel).toBeHidden();
  });

  test("opened by a click, it stays until a click outside", async ({ page }) => {
    await visitWithStoppedClock(page, "/about");
    const explore = submenuOf(page, "Explore");
    await explore.button.click();
    await expect(explore.panel).toBeVisible();
    await page.mouse.click(720, 880);
    await expect(explore.panel).toBeHidden();
  });

  test("a link in it is followed and closes it", async ({ page }) => {
    await visit(page, "/about");
    await untilReactIsThere(page);
    for (const [name, path] of EXPLORE.links.slice(0, 6)) {
      const { button, panel } = submenuOf(page, "Explore");
      await button.hover();
      await panel.getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await page.mouse.move(720, 880);
      await expect(panel).toBeHidden();
    }
  });
});

test.describe("with the keyboard", () => {
  test("Tab goes from the skip link through the bar in the order one sees", async ({ page }) => {
    await visit(page, "/about");
    for (const name of [
      "Skip to content",
      "Learn Bittensor",
      ...TOP_ITEMS,
      "Search",
      "English: Language",
      "Log in",
      "Switch to",
    ]) {
      await page.keyboard.press("Tab");
      await expect(focused(page)).toHaveAccessibleName(new RegExp(`^${name}`));
    }
  });

  test("the skip link shows itself and leads to the content", async ({ page }) => {
    await visit(page, "/about");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#content$/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  for (const key of ["Enter", "Space"]) {
    test(`${key} opens a submenu, Tab goes into it, Escape closes it and gives the focus back`, {
      tag: key === "Enter" ? IN_FIREFOX : [],
    }, async ({ page }) => {
      await visit(page, "/about");
      const explore = submenuOf(page, "Explore");
      await explore.button.focus();
      await page.keyboard.press(key);
      await expect(explore.panel).toBeVisible();
      await expect(explore.button).toHaveAttribute("aria-expanded", "true");
      for (const [name] of EXPLORE.links) {
        await page.keyboard.press("Tab");
        await expect(explore.panel.getByRole("link", { name })).toBeFocused();
      }
      await page.keyboard.press("Escape");
      await expect(explore.panel).toBeHidden();
      await expect(explore.button).toBeFocused();
      await expect(explore.button).toHaveAttribute("aria-expanded", "false");
    });
  }

  test("the same key closes it again", async ({ page }) => {
    await visit(page, "/about");
    const explore = submenuOf(page, "Explore");
    await explore.button.focus();
    await page.keyboard.press("Enter");
    await expect(explore.panel).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(explore.panel).toBeHidden();
  });

  test("Tab out of a submenu goes on to the next item", async ({ page }) => {
    await visit(page, "/about");
    const explore = submenuOf(page, "Explore");
    await explore.button.focus();
    await page.keyboard.press("Enter");
    await expect(explore.panel).toBeVisible();
    for (const _ of EXPLORE.links) await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(focused(page)).toHaveAccessibleName(/^Resources/);
  });

  test("Enter on a link follows it", async ({ page }) => {
    await visit(page, "/about");
    const explore = submenuOf(page, "Explore");
    await explore.button.focus();
    await page.keyboard.press("Enter");
    await expect(explore.panel).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/concepts$/);
  });
});

test("every link of the bar leads somewhere; what leaves the site or is a file opens a new tab", async ({ page }) => {
  await visit(page, "/about");
  for (const label of ["Explore", "Resources"]) {
    const { button, panel } = submenuOf(page, label);
    await button.hover();
    await expect(panel).toBeVisible();
    const links = await linksIn(panel);
    expect(links).toHaveLength(label === "Resources" ? PAPERS + MORE_RESOURCES.length : EXPLORE.links.length);
    for (const { href, target, rel } of links) {
      const answer = await page.request.get(href, { maxRedirects: 0 });
      expect(answer.status(), href).toBe(200);
      if (!href.endsWith(".pdf")) continue;
      expect(answer.headers()["content-type"]).toBe("application/pdf");
      expect({ target, rel }).toEqual({ target: "_blank", rel: expect.stringContaining("noopener") });
    }
  }
  for (const { href, target, rel } of await linksIn(page.getByRole("banner"))) {
    if (href.startsWith("/")) expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
    else expect({ target, rel }, href).toEqual({ target: "_blank", rel: expect.stringContaining("noopener") });
  }
});

test.describe("the search button", () => {
  test("opens the search, focused; Escape closes it and gives the focus back", async ({ page }) => {
    await visit(page, "/about");
    const button = page.getByRole("banner").getByRole("button", { name: "Search" });
    const field = page.getByPlaceholder("Search anything here...");
    await button.click();
    await expect(field.filter({ visible: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field.filter({ visible: true })).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test("Enter in it opens the results of what was typed", async ({ page }) => {
    await visit(page, "/about");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page.getByPlaceholder("Search anything here...").filter({ visible: true })).toBeFocused();
    await page.keyboard.type("yuma");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=yuma$/);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
});

function submenuOf(page: Page, label: string) {
  const item = mainNavigation(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: label, exact: true }) });
  return { button: item.getByRole("button", { name: label, exact: true }), panel: item.locator("[popover]") };
}

async function visitWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await visit(page, address);
  await settle(page);
  await stopClock(page);
}

function focused(page: Page): Locator {
  return page.locator(":focus");
}
