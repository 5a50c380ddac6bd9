import { LOCALES } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { PATIENCE_MS, startDevelopmentSite } from "./development-site.ts";
import { localized } from "./localized.ts";
import { listSitemapPaths } from "./sitemap.ts";
import { expect, test } from "./visitor.ts";

const PATH = "/lab/ui";

test.describe("the building blocks, in development", () => {
  test.describe.configure({ mode: "serial", timeout: 3 * PATIENCE_MS });

  let site: Awaited<ReturnType<typeof startDevelopmentSite>> | undefined;

  test.beforeAll(async () => {
    site = await startDevelopmentSite();
  });

  test.afterAll(() => site?.stop());

  test("axe finds nothing in any state, light or dark; the page is not for search engines", async ({ page }) => {
    await visitBlocks(page, site?.origin);
    for (const mode of ["light", "dark"]) {
      const column = page.getByRole("region", { name: mode, exact: true });
      for (const block of BLOCKS) await expect(column.getByRole("region", { name: block, exact: true })).toBeVisible();
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectNoViolations(page);
  });

  test("a state is shown as a pointer and a keyboard bring it about", async ({ page }) => {
    await visitBlocks(page, site?.origin);
    const block = page
      .getByRole("region", { name: "light", exact: true })
      .getByRole("region", { name: "Button, danger" });
    const example = (state: string) => block.getByRole("figure", { name: state, exact: true }).getByRole("button");
    const look = (state: string) => example(state).evaluate(readLook);
    const [atRest, hovered, focused] = await Promise.all([look("rest"), look("hover"), look("focus-visible")]);
    expect(hovered.background).not.toBe(atRest.background);
    expect(focused.outline).not.toBe(atRest.outline);

    await example("rest").hover();
    await expect.poll(() => look("rest")).toEqual(hovered);
    await page.mouse.move(0, 0);
    await example("rest").press("Shift");
    await expect.poll(async () => (await look("rest")).outline).toBe(focused.outline);
  });

  test("the alert dialog keeps the focus, and gives it back", async ({ page }) => {
    await visitBlocks(page, site?.origin);
    const opener = page.getByRole("button", { name: "Delete everything here" }).first();
    const dialog = page.getByRole("alertdialog", { name: "Delete everything here" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await opener.click();
      await expect(dialog.getByRole("button", { name: "Keep everything" })).toBeFocused();
      await expectNoViolations(page);
      for (let press = 0; press < 3; press += 1) {
        await page.keyboard.press("Tab");
        await expect(dialog.locator(":focus")).toHaveCount(1);
      }
      await page.mouse.click(2, 2);
      await expect(dialog, "a press beside it decides nothing").toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test("what can be pressed is large enough for a finger", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitBlocks(page, site?.origin);
    const tooSmall = await page.locator(".blocks").evaluate((blocks) =>
      [...blocks.querySelectorAll("a, button, input, select, summary")].flatMap((element) => {
        // What is pressed is the label, the card or the track around it.
        const target = element.closest("label:has(input), .card, .slider-control") ?? element;
        const { width, height } = target.getBoundingClientRect();
        return width < 24 || height < 24 ? [`${target.outerHTML.slice(0, 120)}: ${width} × ${height}`] : [];
      }),
    );
    expect(tooSmall).toEqual([]);
    expect(await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test("the site as it is built has no page of its building blocks", async ({ request, baseURL }) => {
  for (const locale of LOCALES) {
    expect((await request.get(localized(PATH, locale))).status(), locale).toBe(404);
    expect(await listSitemapPaths(baseURL ?? "", locale)).not.toContain(localized(PATH, locale));
  }
});

const BLOCKS = [
  "Button, primary",
  "Button, secondary",
  "Button, quiet",
  "Button, danger",
  "Icon button",
  "Alert dialog",
  "Slider",
  "Switch",
  "Radio group",
  "Number field",
  "Progress bar",
  "Disclosure",
  "Field",
  "Select",
  "Card",
  "Tag",
  "Chips",
  "Breadcrumb",
  "Pagination",
  "Previous and next",
  "Notice",
  "Link list",
];

/** Vite may find more to prepare, and load the page once more: what counts is that it has come to rest. */
async function visitBlocks(page: Page, origin: string | undefined): Promise<void> {
  if (!origin) throw new Error("the development server did not start");
  await page.goto(`${origin}${PATH}`, { waitUntil: "commit", timeout: PATIENCE_MS });
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS });
  await page.locator("html[data-blocks-ready]").waitFor({ state: "attached", timeout: PATIENCE_MS });
}

function readLook(element: Element) {
  const { backgroundColor, color, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(element);
  return { background: backgroundColor, color, border: borderTopColor, outline: `${outlineStyle} ${outlineWidth}` };
}
