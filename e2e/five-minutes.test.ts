import { LOCALES } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { DEVICES } from "./devices.ts";
import { localized } from "./localized.ts";
import { gzipBytes, LARGEST_FIGURE, LARGEST_STORY_HTML, weighHtml } from "./page-weight.ts";
import { expect, test, twoFrames, visit, visitAtRest } from "./visitor.ts";

const SCENES = [1, 2, 3, 4, 5];
const TELLING_PAGES = ["/", "/get-started"];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("home and the beginning tell the story in five pictures, and how a round of the game ends; home shows labs", async ({
    page,
  }) => {
    for (const address of TELLING_PAGES) {
      await page.goto(address);
      const story = page.getByRole("region", { name: "Bittensor in five minutes" });
      for (const scene of SCENES) {
        const part = story.locator(`#scene-${scene}`);
        await part.scrollIntoViewIfNeeded();
        await expect(part.getByRole("heading", { level: 3 })).toBeVisible();
        await expect(part.locator("svg")).toBeVisible();
      }
      await expect(story.getByText("An example: miner 3 gave a wrong answer")).toBeVisible();
      await expect(story.getByText("The game needs JavaScript.")).toBeVisible();
      await expect(story.getByRole("button", { name: "Play" })).toBeHidden();
    }
    await page.goto("/");
    const labs = page.locator("main div:has(> h3 a[href^='/lab/'])");
    await expect(labs).toHaveCount(3);
    for (const lab of await labs.all()) {
      await expect(lab.locator("svg")).toBeVisible();
      expect(await lab.locator("svg > *").count()).toBeGreaterThan(1);
    }
  });
});

test.describe("where movement is welcome", () => {
  test.use({ ...DEVICES.desktop, reducedMotion: "no-preference" });

  test("scrolling alone changes the picture, and no script comes for it", async ({ page }) => {
    await visitAtRest(page, "/");
    for (const scene of SCENES) {
      await bringToMiddle(page, scene);
      const seen = await opacities(page);
      expect(seen[scene - 1], `picture ${scene}`).toBe(1);
      expect(seen.slice(scene), `those after ${scene}`).toEqual(seen.slice(scene).map(() => 0));
    }
    const tops = await page
      .locator("[id^=scene-] > div:has(svg)")
      .evaluateAll((pictures) => new Set(pictures.map((picture) => picture.getBoundingClientRect().top)).size);
    expect(tops).toBe(1);
  });
});

test.describe("where movement is not wanted", () => {
  test.use({ ...DEVICES.desktop, reducedMotion: "reduce" });

  test("each picture stands beside its text, as it ends", async ({ page }) => {
    await visitAtRest(page, "/");
    expect(await opacities(page)).toEqual(SCENES.map(() => 1));
    expect(
      await page
        .locator("[id^=scene-]")
        .evaluateAll((scenes) => scenes.map((scene) => scene.getAnimations({ subtree: true }).length)),
    ).toEqual(SCENES.map(() => 0));
  });
});

test("the game is played by keyboard, from the first question to the sum", async ({ page, complaints }) => {
  await visit(page, "/");
  const story = page.getByRole("region", { name: "Bittensor in five minutes" });
  await story.getByRole("button", { name: "Play" }).focus();
  await page.keyboard.press("Enter");
  await expect(story.getByRole("heading", { name: /hottest/ })).toBeFocused();
  const status = story.getByRole("status");
  for (const [round, keys] of [
    ["Home", "End", "Home"],
    ["End", "End", "Home"],
    ["End", "End", "Home"],
  ].entries()) {
    for (const key of keys) {
      await page.keyboard.press("Tab");
      await page.keyboard.press(key);
    }
    await page.keyboard.press("Tab");
    await expect(story.getByRole("button", { name: "Send the weights" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(status).toContainText(/You are paid \d+(\.\d)?\sα/);
    if (round < 2) {
      await page.keyboard.press("Enter");
      await expect(story.getByRole("heading", { name: `Question ${round + 2}` })).toBeFocused();
    }
  }
  await expect(status).toContainText(
    /In three epochs you were paid \d+(\.\d)?\sα; by your stake alone it would be 132\.8\sα\./,
  );
  await expect(status).toContainText("You judged much as the other stake did");
  expect(complaints).toEqual([]);
});

test("the game is little code, which nobody loads who does not play", async ({ page, baseURL }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await visit(page, "/");
  expect(scripts.filter((path) => path.includes("/game-"))).toEqual([]);
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("heading", { name: /hottest/ })).toBeFocused();
  const [code = ""] = scripts.filter((path) => /\/game-[^/]+\.js$/.test(path));
  expect(await gzipBytes(baseURL ?? "", code)).toBeLessThanOrEqual(LARGEST_FIGURE);
});

test("the HTML of the pages that tell the story keeps to its bytes", async ({ baseURL }) => {
  for (const locale of LOCALES)
    for (const page of TELLING_PAGES) {
      const address = localized(page, locale);
      expect.soft(await weighHtml(baseURL ?? "", address), address).toBeLessThanOrEqual(LARGEST_STORY_HTML);
    }
});

/** Scrolls until the text of a scene is in the middle of the window, as a reader does. */
async function bringToMiddle(page: Page, scene: number): Promise<void> {
  await page
    .locator(`#scene-${scene} h3`)
    .evaluate((heading) => heading.parentElement?.scrollIntoView({ block: "center", behavior: "instant" }));
  await twoFrames(page);
}

/** How much is seen of each picture. */
function opacities(page: Page): Promise<number[]> {
  return page
    .locator("[id^=scene-] > div:has(svg)")
    .evaluateAll((pictures) => pictures.map((picture) => Number(getComputedStyle(picture).opacity)));
}
