import { expect, settle, twoFrames, untilReactIsThere, visit } from "../visitor.ts";
import { leftOf, test } from "./older-browser.ts";

const TEXT = "/concepts/staking/staking";

test("the stand-in for an older browser lacks what it is to lack", async ({ page }) => {
  await page.goto("/about");
  expect(await leftOf(page)).toEqual([]);
  const isOpened = await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<dialog id="plain"></dialog><button data-plain>Open</button>');
    const [dialog, button] = [
      document.querySelector<HTMLDialogElement>("#plain"),
      document.querySelector("[data-plain]"),
    ];
    button?.setAttribute("commandfor", "plain");
    button?.setAttribute("command", "show-modal");
    // On its way up, a script of the site could help.
    button?.addEventListener("click", (event) => event.stopPropagation());
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return dialog?.open;
  });
  expect(isOpened).toBe(false);
});

test("a submenu opens below its button by mouse and by key, and Escape closes it", async ({ page }) => {
  await visit(page, "/about");
  const bar = page.getByRole("banner");
  const button = bar.getByRole("button", { name: "Explore" });
  const link = bar.getByRole("link", { name: "Concepts" });
  await button.hover();
  await expect(link).toBeInViewport({ ratio: 1 });
  const [above, below] = [await button.boundingBox(), await link.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await button.press("Enter");
  await link.press("Enter");
  await expect(page).toHaveURL(/\/concepts$/);
});

test("the search opens below the bar by button and key; Escape closes it and gives the focus back", async ({
  page,
}) => {
  await visit(page, "/about");
  const opener = page
    .getByRole("banner")
    .getByRole("button", { name: "Search", exact: true })
    .filter({ visible: true });
  const field = page.getByRole("combobox");
  await opener.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
});

test.describe("where movement is wished", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("links are followed there and back, by the browser and by React", async ({ page, complaints }) => {
    await visit(page, "/subnets");
    for (const isByReact of [false, true]) {
      if (isByReact) await untilReactIsThere(page);
      const link = page.getByRole("main").locator('a[href="/subnets/1"]').first();
      const name = (await link.textContent())?.trim() ?? "";
      await link.click();
      await expect(page).toHaveURL(/\/subnets\/1$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
      await untilReactIsThere(page);
      await page.getByRole("main").locator('header a[href="/subnets"]').click();
      await expect(page).toHaveURL(/\/subnets$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/subnets\/1$/);
    expect(complaints).toEqual([]);
  });
});

test("a text's contents can be unfolded and followed beside it, and mark the section that is read", async ({
  page,
}) => {
  await visit(page, TEXT);
  const contents = page.getByRole("navigation", { name: "On this page" });
  if (!(await contents.isVisible())) await page.locator("summary").filter({ hasText: "On this page" }).click();
  const links = contents.getByRole("link");
  await links.nth(1).click();
  await expect(page).toHaveURL(/#./);
  await expect(links.nth(1)).toHaveAttribute("aria-current", "location");
  // From within a section past all others: no heading is on the screen before, on the way or after.
  await page.setViewportSize({ width: 1440, height: 240 });
  await page.mouse.move(400, 120);
  await page.mouse.wheel(0, 240);
  await twoFrames(page);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(links.last()).toHaveAttribute("aria-current", "location");
});

test("what a term means is shown beside it, within the window", async ({ page }) => {
  await page.setViewportSize({ width: 1199, height: 900 });
  await visit(page, TEXT);
  const term = page.locator(".rich-text a[href$='/concepts/glossary#term-validator']").first();
  await term.hover();
  const meaning = page.getByText("scores the miners").filter({ visible: true }).first();
  await expect(meaning).toBeInViewport({ ratio: 1 });
  const [word, words] = [await term.boundingBox(), await meaning.boundingBox()];
  const gap = Math.max(
    (words?.y ?? 0) - (word?.y ?? 0) - (word?.height ?? 0),
    (word?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0),
  );
  expect(gap).toBeLessThan(64);
  await page.keyboard.press("Escape");
  await expect(meaning).toBeHidden();
});

test("a lab is printed with all digits of what is set", async ({ page }) => {
  await visit(page, "/lab/pool");
  await untilReactIsThere(page);
  await page.emulateMedia({ media: "print" });
  const boxes = page.locator(".number-field_box").filter({ visible: true });
  await expect(boxes.first()).toBeVisible();
  const cut = await boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(cut).toBe(0);
});

test("each kind of page comes to life without a complaint", async ({ page, complaints }) => {
  for (const address of ["/", "/concepts", "/guides", "/lab", "/lab/ask", "/search?q=yuma", "/faq_legacy", "/login"]) {
    await visit(page, address);
    await untilReactIsThere(page);
    await settle(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
