import type { Locator, Page } from "@playwright/test";
import { expect } from "../visitor.ts";
import type { OpenedState } from "./opened-state.ts";

/** The bar's menus. */
export const MENUS: OpenedState[] = [
  ...[0, 1].map(
    (place): OpenedState => ({
      name: `submenu ${place + 1}`,
      path: "/about",
      devices: ["desktop"],
      async open(page) {
        const opener = page.getByRole("banner").getByRole("navigation").locator("button[popovertarget]").nth(place);
        await opener.click();
        await expect(page.locator(`#${await opener.getAttribute("popovertarget")}`)).toBeVisible();
      },
    }),
  ),
  { name: "menu", path: "/about", devices: ["phone"], open: async (page) => void (await openMenu(page)) },
  ...[0, 1].map(
    (place): OpenedState => ({
      name: `menu, section ${place + 1}`,
      path: "/about",
      devices: ["phone"],
      async open(page) {
        const section = (await openMenu(page)).locator("details").nth(place);
        await section.locator("summary").tap();
        await expect(section.getByRole("link").first()).toBeVisible();
      },
    }),
  ),
];

/** What opens a dialog says so, and which. */
async function openMenu(page: Page): Promise<Locator> {
  await page
    .getByRole("banner")
    .locator('[aria-haspopup="dialog"][commandfor="mobile-menu"]')
    .filter({ visible: true })
    .click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  return menu;
}
