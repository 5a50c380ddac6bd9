import { IS_FULL } from "./how-much.ts";
import { readSiteRoutes } from "./site-routes.ts";
import { REDIRECTED } from "./tested-pages.ts";
import { expect, test, visit } from "./visitor.ts";

// As with Windows' contrast themes: the reader's few colors in place of all of ours, no shadows, no backgrounds.
test.use({ forcedColors: "active" });

const SAMPLE = ["/", "/explore", "/subnets", "/search", "/login", "/lab/:slug", "/concepts/:category/*"];
const STOPS = 15;

const routes = readSiteRoutes().filter(({ pattern }) => !REDIRECTED.has(pattern));

for (const { path } of routes.filter(({ pattern }) => IS_FULL || SAMPLE.includes(pattern))) {
  test(`with forced colors, focus and fields have an outline: ${path}`, async ({ page }) => {
    await visit(page, path);
    const without: string[] = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press("Tab");
      without.push(...(await page.evaluate(listFocusWithoutOutline)));
    }
    expect(without, "focused, and nothing shows it").toEqual([]);
    expect(await page.evaluate(listWithoutBorder), "where does it begin and end?").toEqual([]);
  });
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
