import type { Page } from "@playwright/test";
import { DEVICES } from "./devices.ts";
import { expect, test, visit } from "./visitor.ts";

function pictureOf(page: Page) {
  return page.getByRole("figure").filter({ has: page.locator("svg a") });
}

test("the picture: keys and the pointer name its subnets, each in the colour of its emblem, and Enter opens one", async ({
  page,
}) => {
  await test.step("a dot is named where the pointer is over it, and nothing of the picture moves by itself", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, "/");
    const picture = pictureOf(page);
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((figure) => figure.getAnimations({ subtree: true }).length)).toBe(0);
    const dot = picture.locator("circle:has(title)").first();
    await dot.hover();
    await expect(picture.locator("output")).toHaveText((await dot.textContent()) ?? "");
  });
  await test.step("a circle has the colour of its subnet's emblem", async () => {
    await visit(page, "/");
    const link = pictureOf(page).locator("svg a[href$='/subnets/64']");
    const hue = await link.getAttribute("data-hue");
    const colour = await link.locator("circle").evaluate((circle) => getComputedStyle(circle).fill);
    const others = await pictureOf(page)
      .locator("svg a[data-hue] > circle")
      .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).fill));
    expect(new Set(others).size).toBeGreaterThan(10);
    await visit(page, "/subnets/64");
    await expect(page.locator(`main svg[data-hue="${hue}"]`).first()).toBeVisible();
    expect(colour).toMatch(/^oklch\(/);
  });
  await test.step("arrow keys go from subnet to subnet, each is named, and Enter opens it", async () => {
    await visit(page, "/");
    const picture = pictureOf(page);
    const nodes = picture.locator("svg a");
    const inTabOrder = picture.locator("svg a[tabindex='0']");
    await expect(inTabOrder).toHaveCount(1);
    expect(await nodes.count()).toBeGreaterThan(2);

    await inTabOrder.focus();
    const seen = new Set<string>();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft"]) {
      const before = await spokenOf(page);
      await page.keyboard.press(key);
      await expect.poll(() => spokenOf(page), key).not.toBe(before);
      const name = await spokenOf(page);
      await expect(picture.locator("output")).toHaveText(name);
      await expect(inTabOrder).toHaveAccessibleName(name);
      seen.add(name);
    }
    expect(seen.size).toBeGreaterThan(1);

    const target = await inTabOrder.getAttribute("href");
    await expect(page.locator(`link[rel="prefetch"][href^="${target}.data"]`)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${target}`);
  });
});

test.describe("by touch", () => {
  test.use(DEVICES.phone);

  test("a finger names a circle first, and opens it when it comes again", async ({ page }) => {
    await visit(page, "/");
    const picture = pictureOf(page);
    const circle = picture.locator("svg a[href$='/subnets/64']");
    await circle.tap();
    await expect(picture.locator("output")).toHaveText((await circle.getAttribute("aria-label")) ?? "");
    await expect(page).toHaveURL(/\/$/);
    await circle.tap();
    await page.waitForURL("**/subnets/64");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each subnet of which a part is known can be reached", async ({ page }) => {
    await page.goto("/");
    const picture = pictureOf(page);
    await expect(picture.locator("svg a[tabindex]")).toHaveCount(0);
    await picture.locator("svg a").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/subnets/*");
  });
});

/** The name of what has the focus, as it is announced. */
function spokenOf(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
}
