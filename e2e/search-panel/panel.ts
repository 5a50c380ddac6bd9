import type { Locator, Page } from "@playwright/test";
import { expect, settle, stopClock, visit } from "../visitor.ts";

/** The search panel as a visitor finds it. */
export function panelOn(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Search" });
  return {
    dialog,
    field: dialog.getByRole("combobox"),
    list: dialog.getByRole("listbox"),
    hits: dialog.getByRole("option"),
    sourcesButton: dialog.getByRole("button", { name: "Sources", exact: true }),
    sources: dialog.getByRole("group", { name: "Sources" }),
    status: dialog.getByRole("status").filter({ hasText: /./ }),
  };
}

/** Opens the panel by its button, on a page about something else. */
export async function openPanel(page: Page, { address = "/about", name = "Search" } = {}) {
  await visit(page, address);
  await openOnPage(page, name);
  return panelOn(page);
}

/** The same with a clock that stands still until the test lets time pass. */
export async function openPanelWithStoppedClock(page: Page, address = "/about") {
  await page.clock.install();
  await visit(page, address);
  await openOnPage(page, "Search");
  await settle(page);
  await stopClock(page);
  return panelOn(page);
}

async function openOnPage(page: Page, name: string) {
  await page.getByRole("banner").getByRole("button", { name, exact: true }).filter({ visible: true }).click();
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  // It names its list once the panel's code is there.
  await expect(field).toHaveAttribute("aria-controls");
}

/** Waits until the page has been told that the panel was closed: browsers hide it first, and tell later. */
export async function listenForClosing(dialog: Locator): Promise<() => Promise<void>> {
  const heard = await dialog.evaluateHandle((element) => ({
    told: new Promise<void>((resolve) => element.addEventListener("toggle", () => resolve(), { once: true })),
  }));
  return () => heard.evaluate(({ told }) => told);
}
