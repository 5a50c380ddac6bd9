import { localized } from "../localized.ts";
import { pathOfRoute } from "../site-routes.ts";
import { expect, settle, test, untilReactIsThere, visit } from "../visitor.ts";

const concept = pathOfRoute("/concepts/:category/*");
const category = concept.slice(0, concept.lastIndexOf("/"));

for (const locale of ["en", "ko"] as const) {
  test(`a link of a page in ${locale} leads to the beginning of the next, whose title is said`, async ({ page }) => {
    await visit(page, localized(category, locale));
    await untilReactIsThere(page);
    const link = page.getByRole("main").locator(`a[href="${localized(concept, locale)}"]`);
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(localized(concept, locale));
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.locator("[data-arrival]")).toHaveText(await page.title());
    await expect(page.locator("[data-arrival]")).toHaveRole("status");

    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.locator("[data-arrival]")).toHaveText(await page.title());
  });
}

test("a link of the footer leads to the page, not to the footer's next link", async ({ page }) => {
  await visit(page, "/about");
  await untilReactIsThere(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/guides");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page that was opened at its address says nothing and takes no focus", async ({ page }) => {
  await visit(page, concept);
  await untilReactIsThere(page);
  await settle(page);
  await expect(page.locator("body")).toBeFocused();
  await expect(page.locator("[data-arrival]")).toBeEmpty();
});

test("the next page of a list begins at its top, and says which it is", async ({ page }) => {
  await visit(page, "/explore");
  await untilReactIsThere(page);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("link").last().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/explore?page=2");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(pages.getByRole("status")).toHaveText(/^Page 2 of \d+$/);
});

test("a choice in a list keeps the focus, and says how much is left", async ({ page }) => {
  await visit(page, "/explore");
  await untilReactIsThere(page);
  const guides = page.getByRole("navigation", { name: "By kind" }).getByRole("link", { name: "Guide", exact: true });
  const count = page.getByRole("main").getByRole("status").first();
  const before = await count.textContent();
  await guides.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/explore?type=guide");
  await expect(count).not.toHaveText(before ?? "");
  await expect(guides).toBeFocused();
  await expect(page.locator("[data-arrival]")).toBeEmpty();
});

test("a field that was sent by Enter keeps the focus, and follows the address back", async ({ page }) => {
  for (const [address, said] of [
    ["/subnets", /^\d+ subnets?$/],
    ["/search?q=yuma", /results? for “compute”$/],
  ] as const) {
    await visit(page, address);
    await untilReactIsThere(page);
    const field = page.getByRole("main").getByRole("searchbox");
    const before = await field.inputValue();
    await field.fill("compute");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]q=compute/);
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(said);
    await settle(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("compute");
    await page.goBack();
    await expect(field).toHaveValue(before);
  }
});

test("a subnet's name and its symbol are two words", async ({ page }) => {
  await visit(page, "/subnets");
  await expect(page.getByRole("rowheader", { name: /^Apex/ })).toHaveAccessibleName("Apex α");
});

test("every section's link to itself says which section", async ({ page }) => {
  await visit(page, concept);
  const names = await page.locator(".heading-link").evaluateAll((links) => links.map((link) => link.ariaLabel));
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
});
