import { FIGURES } from "@learn-bittensor/contract/figures";
import { DESKTOP, PHONE } from "../devices.ts";
import { noteShifts, totalShift } from "../layout-shift.ts";
import { localized } from "../localized.ts";
import { moveFigure } from "../move-figure.ts";
import { expect, settle, test, untilReactIsThere, visitAtRest } from "../visitor.ts";
const NARROWEST = { width: 320, height: 700 };
test.use({ ...PHONE, viewport: NARROWEST });
const bad = process.env.BAD === "1";
for (const locale of (process.env.LOC ?? "de,fr").split(",") as any[])
  test(`moves ${locale}`, async ({ page }) => {
    test.setTimeout(20 * 60_000);
    await noteShifts(page);
    for (const name of bad ? ["three-keys", "clip"] : FIGURES) {
      await page.setViewportSize(NARROWEST);
      await visitAtRest(page, localized(`/figures/${name}`, locale));
      await untilReactIsThere(page);
      const figure = page.locator(`figure[data-figure="${name}"]`);
      if (bad) await figure.locator("p").first().evaluate((p) => { p.style.minHeight = "0"; });
      for (const size of [NARROWEST, PHONE.viewport, DESKTOP.viewport]) {
        await page.setViewportSize(size);
        await figure.locator("figcaption").scrollIntoViewIfNeeded();
        await settle(page);
        let known = await totalShift(page);
        const moving: string[] = [];
        await moveFigure(figure, async (what) => {
          const shift = await totalShift(page);
          if (shift > known) moving.push(`${what}: ${(shift - known).toFixed(4)}`);
          known = shift;
        });
        if (moving.length) console.log(`${name} ${locale} ${size.width}`, moving.slice(0, 4), moving.length);
      }
    }
    expect(1).toBe(1);
  });
