import { expect, test, visit } from "../visitor.ts";
import { mockEngine, ONE_OF_EACH } from "./mock-engine.ts";
import { openPanel, openPanelWithStoppedClock, panelOn } from "./panel.ts";

const DEBOUNCE_MS = 300;

test("concepts, subnets and guides are chosen, the others can be", { tag: "@phone" }, async ({ page }) => {
  const { sourcesButton, sources } = await openPanel(page);
  await expect(sources).toBeHidden();
  await expect(sourcesButton).toHaveAttribute("aria-expanded", "false");
  await sourcesButton.click();
  await expect(sources).toBeVisible();
  await expect(sourcesButton).toHaveAttribute("aria-expanded", "true");
  for (const name of ["Concepts", "Subnets", "Guides"]) {
    await expect(sources.getByRole("checkbox", { name, exact: true })).toBeChecked();
  }
  for (const name of ["Articles", "Applications", "Teams"]) {
    const box = sources.getByRole("checkbox", { name, exact: true });
    await expect(box).not.toBeChecked();
    await sources.getByText(name, { exact: true }).click();
    await expect(box).toBeChecked();
  }
  await sourcesButton.click();
  await expect(sources).toBeHidden();
});

test("they open also for whoever pressed their button before the panel was loaded", { tag: "@phone" }, async ({
  page,
}) => {
  let load: (() => void) | undefined;
  await page.route(/search-panel[^/]*\.js/, async (route) => {
    await new Promise<void>((resolve) => {
      load = resolve;
    });
    await route.continue();
  });
  await visit(page, "/about");
  await page.getByRole("button", { name: "Search", exact: true }).filter({ visible: true }).click();
  const { sourcesButton, sources } = panelOn(page);
  await sourcesButton.click();
  await expect.poll(() => load).toBeDefined();
  load?.();
  await expect(sources).toBeVisible();
});

test("opening the sources closes the hits; the field closes the sources", { tag: "@phone" }, async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { sourcesButton, sources, field, list } = await openPanel(page);
  await page.keyboard.type("st");
  await expect(list).toBeVisible();
  await sourcesButton.click();
  await expect(list).toBeHidden();
  await expect(sources).toBeVisible();
  await field.click();
  await expect(sources).toBeHidden();
  await expect(list).toBeVisible();
});

test("what is chosen is searched anew, and stays chosen", { tag: "@phone" }, async ({ page }) => {
  const asked = await mockEngine(page, ONE_OF_EACH);
  const { sourcesButton, sources, field, hits, list } = await openPanelWithStoppedClock(page);
  await page.keyboard.type("st");
  await page.clock.runFor(DEBOUNCE_MS);
  await expect(hits).toHaveCount(3);
  await sourcesButton.click();
  await sources.getByText("Guides", { exact: true }).click();
  await sources.getByText("Concepts", { exact: true }).click();
  await page.clock.runFor(DEBOUNCE_MS);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.queries.map(({ indexUid, q }) => [indexUid, q])).toEqual([
    ["subnet_en", "st"],
    ["title_en", "st"],
    ["passage_en", "st"],
  ]);
  await expect(list).toBeHidden();
  await field.focus();
  await expect(hits).toHaveText(["Stake works SN 64"]);
});

test("with nothing chosen nothing is searched, and the hits go", { tag: "@phone" }, async ({ page }) => {
  const asked = await mockEngine(page, ONE_OF_EACH);
  const { sourcesButton, sources, field, hits, list } = await openPanelWithStoppedClock(page);
  await page.keyboard.type("st");
  await page.clock.runFor(DEBOUNCE_MS);
  await expect(hits).toHaveCount(3);
  await sourcesButton.click();
  for (const name of ["Concepts", "Subnets", "Guides"]) await sources.getByText(name, { exact: true }).click();
  await field.focus();
  await expect(list).toBeHidden();
  await page.keyboard.type("a");
  await page.clock.runFor(10 * DEBOUNCE_MS);
  await expect(hits).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test("Escape closes the sources and leaves the panel open; they are reached by keyboard", { tag: "@phone" }, async ({
  page,
}) => {
  const { sourcesButton, sources, field, dialog } = await openPanel(page);
  await page.keyboard.press("Tab");
  await expect(sourcesButton).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sources).toBeVisible();
  await sources.getByRole("checkbox", { name: "Concepts" }).focus();
  await page.keyboard.press("Space");
  await expect(sources.getByRole("checkbox", { name: "Concepts" })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(sources).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(field).toBeFocused();
});
