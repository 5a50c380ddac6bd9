import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./visitor.ts";

test.describe("with scripts, where movement is welcome", () => {
  test.use({ reducedMotion: "no-preference" });

  test("arrow keys go from subnet to subnet, each is named, and Enter opens it; waves rest when told to and out of view", async ({
    page,
  }) => {
    await visit(page, "/");
    const picture = page.getByRole("figure").filter({ has: page.locator("svg a") });
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

    const pause = picture.getByRole("button");
    await expectWaves(picture, "running");
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await expectWaves(picture, "paused");
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "false");
    await expectWaves(picture, "running");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expectWaves(picture, "paused");

    await inTabOrder.focus();
    const target = await inTabOrder.getAttribute("href");
    await expect(page.locator(`link[rel="prefetch"][href^="${target}.data"]`)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${target}`);
  });
});

test.describe("where movement is not wanted", () => {
  test.use({ reducedMotion: "reduce" });

  test("nothing moves by itself, there is nothing to pause, and a change of mind holds at once", async ({ page }) => {
    await visit(page, "/");
    const picture = page.getByRole("figure").filter({ has: page.locator("svg a") });
    const pause = picture.getByRole("button");
    // Its script has begun: where movement is welcome, waves would go.
    await expect(picture).toHaveAttribute("data-living", "");
    expect(await namesOfMovements(picture)).toEqual(["none"]);
    await expectNoWaves(picture);
    await expect(pause).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(pause).toBeVisible();
    await expectWaves(picture, "running");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(pause).toHaveCount(0);
    await expectNoWaves(picture);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, reducedMotion: "no-preference" });

  test("the picture stands still, has nothing to pause, and each subnet can be reached", async ({ page }) => {
    await page.goto("/");
    const picture = page.getByRole("figure").filter({ has: page.locator("svg a") });
    await expect(picture.getByRole("button")).toHaveCount(0);
    await expect(picture.locator("svg a[tabindex]")).toHaveCount(0);
    expect(await waveStates(picture)).toEqual([]);
    await picture.locator("svg a").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/subnets/*");
  });
});

/** The name of what has the focus, as it is announced. */
function spokenOf(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
}

/** All waves come to be so: there are some, and none is otherwise. */
async function expectWaves(picture: Locator, state: AnimationPlayState): Promise<void> {
  await expect.poll(async () => [...new Set(await waveStates(picture))]).toEqual([state]);
}

async function expectNoWaves(picture: Locator): Promise<void> {
  await expect.poll(() => waveStates(picture)).toEqual([]);
}

/** What the style sheet would have its parts do: an animation that is over in no time is one, too. */
function namesOfMovements(picture: Locator): Promise<string[]> {
  return picture
    .locator("*")
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).animationName))]);
}

/** Of what moves by itself in it; a button that answers the pointer moves by a transition, which is none of it. */
function waveStates(picture: Locator): Promise<string[]> {
  return picture.evaluate((figure) =>
    figure
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ playState }) => playState),
  );
}
