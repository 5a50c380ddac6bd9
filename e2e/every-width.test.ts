import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import { PHONE } from "./devices.ts";
import { bottomOfFirstSentence } from "./first-sentence.ts";
import { localized } from "./localized.ts";
import { partOf, sampleOf } from "./sample.ts";
import { expectNoSidewaysScroll, expectNoSidewaysScrollAt, expectRoomForLargeText } from "./sideways.ts";
import { listSitemapPaths } from "./sitemap.ts";
import { expectWholeWords } from "./torn-words.ts";
import { expect, settle, test, visit } from "./visitor.ts";

const WIDTHS = [320, 640, 768, 820, 900, 1024, 1200];

test("the bar fits screens of every width, in every language", async ({ page }) => {
  for (const locale of LOCALES)
    await test.step(locale, async () => {
      await visit(page, localized("/about", locale));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(beyond, `${locale}, sideways at ${width}`).toBeLessThanOrEqual(0);
        const bar = page.getByRole("banner").locator("a, button").filter({ visible: true });
        const boxes = await bar.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
        for (const box of boxes) {
          expect.soft(box.left, `${locale}, at ${width}`).toBeGreaterThanOrEqual(0);
          expect.soft(box.right, `${locale}, at ${width}`).toBeLessThanOrEqual(width);
        }
      }
    });
});

test("the bar has room on the narrowest phone with large text, also while the menu is open", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, "/about");
  await expectRoomForLargeText(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoSidewaysScroll(page, "with the menu open");
});

/** Concepts, articles, guides, steps and subnets. */
const TEXT = /^\/(?:concepts\/[^/]+|articles|guides|get-started|subnets)\/[^/]+$/;
const SUBNET = /^\/subnets\//;
/** There are some 250 texts. */
const FEWER_TEXTS = 4;

/** What holds words that may not be torn; of a page without such, that it has room. */
const NARROW: Record<string, string[]> = {
  "/": [".card"],
  "/concepts/consensus/yuma-consensus": [".quiz-section_option"],
  "/get-started": [".path-choice_choice .card", ".step-path_step"],
  "/guides/first-wallet": [".guide-page_step-title"],
  "/lab/pool": [".slider_ends", ".choices_choice", ".lab-bar_preset"],
  "/lab/yuma-consensus": [],
  "/subnets": [".subnet-table_title", ".subnet-table_team", ".subnet-table_tags"],
  "/subnets/64": [".subnet-page_fact"],
  "/teams": [".card"],
};

test("on the narrowest phone with large text, nothing is beside the screen and no word is torn", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, parts] of Object.entries(NARROW))
    await test.step(path, async () => {
      await visit(page, path);
      await settle(page);
      await expectRoomForLargeText(page);
      for (const part of parts) {
        await page.locator(`main details:has(${part})`).evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
        await expectWholeWords(page, `main ${part}`);
      }
    });
});

test("an option of a command is not torn after its dashes", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, "/guides/first-wallet");
  const options = page.locator("main :not(pre) > code > span");
  const lines = await options.evaluateAll((all) => all.map((option) => option.getClientRects().length));
  expect(lines.length).toBeGreaterThan(0);
  expect(Math.max(...lines)).toBe(1);
});

test("on a phone the first sentence of a text is on the first screen, and a heading ends in its link", async ({
  browser,
  page,
  baseURL,
}) => {
  // Some 240 pages: a minute or two, and more on a machine that does much else. Each is its document alone.
  test.setTimeout(10 * 60_000);
  const phone = await browser.newContext({ ...PHONE, baseURL: baseURL ?? "" });
  await phone.route(/\.(?:js|woff2|svg|png)$/, (route) => route.abort());
  const texts = (await listSitemapPaths(baseURL ?? "", DEFAULT_LOCALE)).filter((path) => TEXT.test(path));
  expect(texts.length).toBeGreaterThan(200);
  // Of subnets a part, by turns in each language; of what teaches every text, where words are shortest and where they are tallest.
  const [subnets, taught] = [true, false].map((isSubnet) => texts.filter((path) => SUBNET.test(path) === isSubnet));
  const addresses = new Set([
    ...(taught ?? []).flatMap((path) => (["en", "ko"] as const).map((locale) => localized(path, locale))),
    ...[taught ?? [], subnets ?? []].flatMap((some) =>
      sampleOf(partOf(FEWER_TEXTS, some), LOCALES).map(([path, locale]) => localized(path, locale)),
    ),
  ]);
  expect(addresses.size).toBeGreaterThan(200);
  const left = [...addresses];
  const readOn = async () => {
    const inHand = await phone.newPage();
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      await inHand.goto(address, { waitUntil: "domcontentloaded" });
      if ((await inHand.locator("main .rich-text").count()) === 0) continue;
      expect.soft(await bottomOfFirstSentence(inHand), address).toBeLessThanOrEqual(PHONE.viewport.height);
    }
  };
  await Promise.all([readOn(), readOn(), readOn()]);
  await phone.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/articles/what-a-halving-changes");
  const gaps = await page.locator("main .rich-text .heading").evaluateAll((all) =>
    all.map((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading.firstElementChild ?? heading);
      const last = [...words.getClientRects()].at(-1);
      const link = heading.querySelector(".heading-link")?.getBoundingClientRect();
      return last && link ? link.left - last.right : Number.NaN;
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(24);

  await test.step("what a text rests on and its marks are one quiet line before it, and whole at its end", async () => {
    for (const locale of LOCALES) {
      await visit(page, localized("/concepts/consensus/yuma-consensus", locale));
      const about = page.locator("main .about-text");
      await expect(about, locale).not.toHaveAttribute("open");
      const lines = await about.locator("summary").evaluate((line) => {
        return line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight);
      });
      expect(lines, locale).toBeGreaterThanOrEqual(1);
      // With the padding above and below it.
      expect(lines, locale).toBeLessThan(1.6);
      expect((await about.boundingBox())?.height, locale).toBe((await about.locator("summary").boundingBox())?.height);
      for (const folded of [".page-facts", ".learning-marks"])
        await expect(about.locator(folded).first(), `${locale}: ${folded}`).toBeHidden();
      const end = await page.locator("main .rich-text").last().boundingBox();
      for (const again of [
        ".protocol-clock",
        ".text-source time",
        ".text-source a[type='text/markdown']",
        ".learning-marks",
      ]) {
        const part = page.locator(`main ${again}`).last();
        await expect(part, `${locale}: ${again}`).toBeVisible();
        expect((await part.boundingBox())?.y, `${locale}: ${again}`).toBeGreaterThan(
          (end?.y ?? 0) + (end?.height ?? 0) - 1,
        );
      }
    }
  });
});

test("a formula in a line has room on a phone with large text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/concepts/consensus/yuma-3");
  await expectRoomForLargeText(page);
});

test("the long words of the next title have room on the narrowest phone", async ({ page }) => {
  await visit(page, "/de/guides/choosing-a-validator");
  await expectNoSidewaysScrollAt(page, [320]);
});

test("a slider is long enough to be set on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, "/lab/pool");
  // Its sliders are drawn anew when it comes alive.
  await expect(page.locator(".lab-frame[data-ready]")).toBeVisible();
  const tracks = page.locator(".slider_track").filter({ visible: true });
  const widths = await tracks.evaluateAll((all) => all.map((track) => track.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.min(...widths)).toBeGreaterThan(150);
});
