import { LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "../localized.ts";
import { partOf } from "../sample.ts";
import { expect, test, untilReactIsThere } from "../visitor.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of partOf(LOCALES.length, LOCALES)) {
    test(`a reader chooses one of four paths and walks it to its end: ${locale}`, async ({ page }) => {
      await page.goto(localized("/get-started", locale));
      const choice = page.locator(".path-choice_choice a");
      await expect(choice).toHaveCount(4);
      await page.locator('.path-choice_choice a[href*="path=subnet-owner"]').click();
      await expect(page.locator('.path-choice_choice a[aria-current="true"]')).toHaveAttribute(
        "href",
        /path=subnet-owner/,
      );
      await expect(page.locator("#path-subnet-owner")).toBeInViewport();

      const steps = page.locator(".step-path a");
      const titles = await steps.allTextContents();
      expect(titles.length).toBeGreaterThan(3);
      const first = (await steps.first().getAttribute("href")) ?? "";
      await steps.first().click();
      await expect(page).toHaveURL(first);
      const walked = [];
      for (;;) {
        await page.waitForLoadState("domcontentloaded");
        walked.push(await page.getByRole("heading", { level: 1 }).textContent());
        const next = page.locator('a[rel="next"]');
        if ((await next.count()) === 0) break;
        const address = (await next.getAttribute("href")) ?? "";
        expect(address).toMatch(/path=subnet-owner|\/subnet-owner\/end$/);
        await next.click();
        await expect(page).toHaveURL(address);
      }
      await expect(page).toHaveURL(localized("/get-started/subnet-owner/end", locale));
      expect(walked.slice(0, -1)).toEqual(titles);
    });
  }
});

test("a path is chosen by key, and its steps come without a new document", async ({ page }) => {
  await page.goto("/get-started");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await untilReactIsThere(page);
  await page.locator('.path-choice_choice a[href*="path=builder"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#path-builder")).toBeInViewport();
  await expect(page.locator("#path-curious")).toHaveCount(0);
  expect(documents).toEqual([]);
});
