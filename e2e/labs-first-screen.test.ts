import type { Page } from "@playwright/test";
import { LABS } from "./lab-names.ts";
import { localized } from "./localized.ts";
import { listNamesOnOthers } from "./names-on-others.ts";
import { sampleOf } from "./sample.ts";
import { expect, test, visit } from "./visitor.ts";

const LOCALES = ["en", "ko"] as const;
/** Of each lab in both languages; in a sample, in one of them by turns. */
const IN_A_LANGUAGE = sampleOf(LABS, LOCALES);

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [lab, locale] of IN_A_LANGUAGE)
    test(`the chart of ${lab} begins above 500 px, and is whole beside its first control (${locale})`, async ({
      page,
    }) => {
      await visitLab(page, lab, locale);
      const { chart, control } = await boxesOf(page);
      expect(chart.y).toBeLessThanOrEqual(500);
      expect(chart.y + chart.height).toBeLessThanOrEqual(900);
      expect(control.y + control.height).toBeLessThanOrEqual(900);
      expect(control.x).toBeGreaterThanOrEqual(chart.x + chart.width);
      const presets = await page.locator(".lab-bar_preset").last().boundingBox();
      expect((presets?.y ?? 900) + (presets?.height ?? 0)).toBeLessThanOrEqual(chart.y);
    });

  test("the chart stays beside what is set, and nothing is scrolled in a frame of its own", async ({ page }) => {
    await visitLab(page, "pool", "en");
    await page.locator(".lab-frame_settings summary").click();
    await page.getByRole("slider").last().scrollIntoViewIfNeeded();
    await expect(page.locator(".chart-picture").first()).toBeInViewport({ ratio: 1 });
    const scrollers = await page.locator(".lab-frame *").evaluateAll((all) =>
      all
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map((element) => element.className),
    );
    expect(scrollers).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [lab, locale] of IN_A_LANGUAGE)
    test(`chart and first control of ${lab} share the first screen, its numbers and names have room (${locale})`, async ({
      page,
    }) => {
      await visitLab(page, lab, locale);
      const { chart, control } = await boxesOf(page);
      expect(chart.y).toBeGreaterThanOrEqual(0);
      expect(control.y + control.height).toBeLessThanOrEqual(844);
      expect(control.y).toBeGreaterThanOrEqual(chart.y + chart.height);
      await test.step("what is said at the foot of the screen, once something is set, does not cover it", async () => {
        const slider = page.locator(".slider_track").first();
        const first = page.getByRole("slider").first();
        const isAtEnd = (await first.inputValue()) === (await first.getAttribute("max"));
        await first.press(isAtEnd ? "ArrowLeft" : "ArrowRight");
        const foot = page.locator(".lab-frame_live");
        await expect(foot).toBeVisible();
        const [track, said] = [await slider.boundingBox(), await foot.boundingBox()];
        expect((track?.y ?? 0) + (track?.height ?? 900)).toBeLessThanOrEqual(said?.y ?? 0);
      });
      await page.locator(".lab-frame_settings summary").click();
      for (const preset of await page.locator(".lab-bar_preset").all()) {
        await preset.click();
        await test.step("numbers are whole in their boxes", async () => {
          const boxes = page.locator(".lab-frame_settings input[type=text]");
          await expect.poll(() => boxes.evaluateAll(listCut)).toEqual([]);
        });
        for (const view of await page.locator(".lab-charts_view").all()) {
          await view.click();
          await test.step("every name in a chart stands on no other", async () => {
            // What is drawn before the last change has reached the chart is not what is read.
            await expect
              .poll(() => listNamesOnOthers(page.locator(".chart-picture")), (await view.textContent()) ?? "")
              .toEqual([]);
          });
        }
      }
    });

  test("the chart is pinned above what is set", async ({ page }) => {
    await visitLab(page, "yuma-consensus", "en");
    await page.locator(".lab-frame_settings summary").click();
    await page.getByRole("slider").last().scrollIntoViewIfNeeded();
    await expect(page.locator(".chart-picture").first()).toBeInViewport({ ratio: 1 });
  });
});

test("the tour brings its note and the chart that it is about into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitLab(page, "registration-market", "en");
  await page.getByRole("button", { name: "Start the tour" }).click();
  const title = page.locator(".lab-panel_active h2");
  for (const chart of ["The price of a UID", "The UIDs that earn least", "The price of a subnet after the last one"]) {
    const picture = page.getByRole("img", { name: chart, exact: true });
    while (!(await picture.isVisible())) await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(title).toBeInViewport();
    const [note, drawn] = [await title.boundingBox(), await picture.boundingBox()];
    expect(drawn?.y).toBeGreaterThan(note?.y ?? Number.POSITIVE_INFINITY);
  }
});

test("what is guessed comes true where it is seen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitLab(page, "block-emission", "en");
  const panel = page.getByRole("region", { name: "Predict first" });
  await panel.getByRole("radio").first().check();
  await panel.getByRole("button", { name: "Show what happens" }).click();
  await expect(page.getByRole("img", { name: "Issuance over the years" })).toBeInViewport({ ratio: 1 });
});

test("a slider ends at its value or above it", async ({ page }) => {
  await visit(page, "/lab/subnet-emission?s=2~d.600~r.history~e.none");
  await expect(page.locator(".lab-frame[data-ready]")).toBeVisible();
  await page.locator(".lab-frame_settings summary").click();
  const slider = page.getByRole("slider", { name: "Days", exact: true });
  await expect(slider).toHaveAttribute("aria-valuetext", "600");
  const [now, max] = await slider.evaluate((input: HTMLInputElement) => [Number(input.value), Number(input.max)]);
  expect(now).toBeLessThan(max ?? 0);
  await slider.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", "595");
});

test("liquid alpha is offered with Yuma 3 alone, of which it is a part", async ({ page }) => {
  for (const [lab, rule] of [
    ["weight-copying", "Yuma 3"],
    ["yuma-consensus", "Yuma 3"],
  ] as const) {
    await visitLab(page, lab, "en");
    await page.locator(".lab-frame_settings summary").click();
    await expect(page.getByRole("switch", { name: "Liquid alpha" })).toHaveCount(0);
    await page.getByRole("radio", { name: rule }).check();
    await expect(page.getByRole("switch", { name: "Liquid alpha" })).toBeVisible();
  }
});

async function visitLab(page: Page, lab: string, locale: (typeof LOCALES)[number]): Promise<void> {
  await visit(page, localized(`/lab/${lab}`, locale));
  await expect(page.locator(".lab-frame[data-ready]")).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function boxesOf(page: Page) {
  const chart = await page.locator(".chart-picture").first().boundingBox();
  const control = await page.locator(".lab-frame_settings .lab-controls_control").first().boundingBox();
  if (!chart || !control) throw new Error("no chart, or no control");
  return { chart, control };
}

/** Boxes whose number is wider than they are. */
function listCut(all: (HTMLElement | SVGElement)[]): string[] {
  const boxes = all.filter((box) => box instanceof HTMLInputElement);
  return boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => `${box.ariaLabel}: ${box.value}`);
}
