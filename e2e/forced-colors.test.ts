import type { Locator } from "@playwright/test";
import { partOf } from "./sample.ts";
import { pathOfRoute, readSiteRoutes } from "./site-routes.ts";
import { REDIRECTED } from "./tested-pages.ts";
import { expect, test, visit } from "./visitor.ts";

// As with Windows' contrast themes: the reader's few colors in place of all of ours, no shadows, no backgrounds.
test.use({ forcedColors: "active" });

const STOPS = 15;

const routes = readSiteRoutes().filter(({ pattern }) => !REDIRECTED.has(pattern));

const looked = partOf(5, routes).map(({ path }) => path);

// Two pages a test: each has its own step, and one run names all that fail.
for (let first = 0; first < looked.length; first += 2) {
  const paths = looked.slice(first, first + 2);
  test(`with forced colors, focus and fields have an outline: ${paths.join(", ")}`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await visit(page, path);
        const without: string[] = [];
        for (let stop = 0; stop < STOPS; stop += 1) {
          await page.keyboard.press("Tab");
          without.push(...(await page.evaluate(listFocusWithoutOutline)));
        }
        expect.soft(without, "focused, and nothing shows it").toEqual([]);
        expect.soft(await page.evaluate(listWithoutBorder), "where does it begin and end?").toEqual([]);
      });
  });
}

test("with forced colors, what is chosen has a ground of its own, or an edge", async ({ page }) => {
  for (const [part, path] of [
    ["main nav a", "/explore"],
    ["footer a[hreflang]", "/about"],
  ] as const)
    await test.step(part, async () => {
      await visit(page, path);
      const chosen = await page.locator(`${part}[aria-current]`).first().evaluate(listColors);
      const other = await page.locator(`${part}:not([aria-current])`).first().evaluate(listColors);
      expect.soft(chosen.ground, part).not.toBe(other.ground);
      expect.soft(chosen.ground, part).not.toBe(chosen.ink);
    });
  await test.step("the chosen path", async () => {
    await visit(page, "/get-started");
    const edge = (path: Locator) =>
      path.first().evaluate((card) => Number.parseFloat(getComputedStyle(card).borderInlineStartWidth));
    const others = await edge(page.locator(".path-choice_choice .card:not([aria-current])"));
    expect(await edge(page.locator(".path-choice_choice .card[aria-current]"))).toBeGreaterThan(others);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`where they are ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("with forced colors, what was searched for is written in another color than it stands on", async ({
      page,
    }) => {
      await visit(page, "/search?q=subnet");
      const { ink, ground } = await page.locator("main mark").first().evaluate(listColors);
      expect(ground).not.toBe("rgba(0, 0, 0, 0)");
      expect(ink).not.toBe(ground);
    });

    test("with forced colors, drawings keep to their lightness whatever mode is chosen", async ({ page }) => {
      const chosen = colorScheme === "dark" ? "light" : "dark";
      await page.addInitScript((mode) => localStorage.setItem("nuxt-color-mode", mode), chosen);
      await visit(page, pathOfRoute("/lab/:slug"));
      await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${chosen}\\b`));
      const text = page.locator(".chart-picture text").first();
      await expect(text).toHaveCSS("fill", /^oklch\(/);
      const lightness = Number(/[\d.]+/.exec(await text.evaluate((label) => getComputedStyle(label).fill))?.[0]);
      if (colorScheme === "dark") expect(lightness).toBeGreaterThan(0.7);
      else expect(lightness).toBeLessThan(0.5);
    });
  });
}

function listColors(part: Element): { ink: string; ground: string } {
  const { color, backgroundColor } = getComputedStyle(part);
  return { ink: color, ground: backgroundColor };
}

function listFocusWithoutOutline(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const isShown = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
  return isShown ? [] : [focused.outerHTML.slice(0, 160)];
}

/** Fields one writes or chooses in, and the buttons that send them. */
function listWithoutBorder(): string[] {
  const parts = document.querySelectorAll<HTMLElement>(
    'main :is(input:not([type="hidden"], [type="range"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea, button[type="submit"])',
  );
  return [...parts]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
    .filter((part) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(part);
      return borderBottomStyle === "none" || Number.parseFloat(borderBottomWidth) === 0;
    })
    .map((part) => part.outerHTML.slice(0, 160));
}
