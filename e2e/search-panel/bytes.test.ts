import { LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "../localized.ts";
import { gzipBytes } from "../page-weight.ts";
import { expect, settle, test, untilReactIsThere, visit } from "../visitor.ts";
import { mockEngine, ONE_OF_EACH } from "./mock-engine.ts";

const MOST_BYTES = 15_000;

for (const locale of LOCALES) {
  test(`the panel loads on first use, and keeps to its bytes: ${locale}`, async ({ page, baseURL }) => {
    await mockEngine(page, ONE_OF_EACH);
    const scripts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\.m?js$/.test(pathname)) scripts.push(pathname);
    });
    await visit(page, localized("/about", locale));
    // The code of the page comes after its text.
    await untilReactIsThere(page);
    await settle(page);
    expect(scripts.filter((path) => /search-panel/.test(path))).toEqual([]);
    const onThePage = scripts.length;

    await page.keyboard.press("/");
    await page.keyboard.type("stake");
    await expect(page.getByRole("option")).toHaveCount(3);
    await settle(page);
    const forThePanel = scripts.slice(onThePage);
    expect(forThePanel.length).toBeGreaterThan(0);
    const sizes = await Promise.all(forThePanel.map((path) => gzipBytes(baseURL ?? "", path)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: "bytes of the panel after gzip", description: String(bytes) });
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
}
