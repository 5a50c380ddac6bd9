import { expect, settle, test, untilReactIsThere, visit } from "../visitor.ts";

const TEXT = "/concepts/staking/staking";
const TERM = ".rich-text a[href$='/concepts/glossary#term-validator']";

/** Where notes stand beside the text, no card says the same. */
const WIDE = { width: 1440, height: 900 };

test.beforeEach(async ({ page, viewport }) => {
  if ((viewport?.width ?? 0) >= 1200) await page.setViewportSize({ width: 1199, height: 900 });
});

test("where there is room, what a term means stands beside its section, and its link is a link", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await visit(page, TEXT);
  const term = page.locator(TERM).first();
  const note = page.getByRole("note").filter({ hasText: "scores the miners" });
  await expect(note).toHaveAccessibleName("Words used here");
  const [text, beside] = [await page.locator(".rich-text").first().boundingBox(), await note.boundingBox()];
  expect(beside?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  await expect(term).toHaveAccessibleDescription(/scores the miners/);
  await term.focus();
  await settle(page);
  await expect(page.locator("[class~='term-card']")).toHaveCount(0);

  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(note).toBeHidden();
  await term.blur();
  await term.focus();
  await expect(page.locator("[class~='term-card']")).toBeVisible();
});

test("a term is explained while the pointer is on it or on the card, until Escape", { tag: "@phone" }, async ({
  page,
}) => {
  await visit(page, TEXT);
  const card = page.locator("[class~='term-card']");
  await page.hover(TERM);
  await expect(card).toContainText("scores the miners");
  await card.hover();
  await page.waitForFunction(() => document.querySelector("[class~='term-card']:hover") !== null);
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await page.hover(TERM);
  await expect(card).toBeVisible();
  await page.hover("h1");
  await expect(card).toHaveCount(0);
});

test("a term is explained by key, with its card behind it, and its description is spoken", { tag: "@phone" }, async ({
  page,
}) => {
  await visit(page, TEXT);
  const term = page.locator(TERM).first();
  await expect(term).toHaveAccessibleDescription(/scores the miners/);
  await term.focus();
  await expect(page.locator("[class~='term-card']")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("[class~='term-card'] a")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(term).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("[class~='term-card']")).toHaveCount(0);
});

test("a term is explained by a tap, and dismissed by one elsewhere", { tag: "@phone" }, async ({ page, hasTouch }) => {
  // A mouse shows the card by coming near.
  if (!hasTouch) return;
  await visit(page, TEXT);
  await page.locator(TERM).first().tap();
  const card = page.locator("[class~='term-card']");
  await expect(card).toContainText("scores the miners");
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.locator("h1").tap();
  await expect(card).toHaveCount(0);
});

test.describe("without scripts", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a term leads to its entry in the glossary, which leads to texts that use it", async ({ page }) => {
    await page.goto(TEXT);
    const address = await page.locator(TERM).first().getAttribute("href");
    await page.goto(address ?? "");
    const entry = page.locator("#term-validator");
    await expect(entry).toContainText("scores the miners");
    expect(await entry.locator("a[href^='/concepts/']").count()).toBeGreaterThan(0);

    // The list of all terms is narrowed by its button, and each letter leads to its terms.
    await page.getByRole("searchbox", { name: "Term, in any language" }).fill("Validator-Vertrauen");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/concepts/glossary?q=Validator-Vertrauen");
    await expect(page.locator("main dt")).toHaveText(["validator trust"]);
    await page.getByRole("navigation", { name: "Terms by first letter" }).getByRole("link", { name: "V" }).click();
    await expect(page).toHaveURL(/#letter-v$/);
  });
});

test("the glossary narrows as one types, and asks no server", async ({ page }) => {
  await visit(page, "/ko/concepts/glossary");
  await untilReactIsThere(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("searchbox", { name: "용어(어느 언어로든)" }).fill("coldkey swap");
  await expect(page).toHaveURL("/ko/concepts/glossary?q=coldkey+swap");
  await expect(page.locator("main dt")).toHaveText(["콜드키 교체"]);
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("용어 1개");
  expect(asked.filter((path) => path.includes("glossary"))).toEqual([]);
});
