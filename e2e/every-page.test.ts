import { expectNoViolationsInBothModes } from "./axe.ts";
import { DEVICES } from "./devices.ts";
import { expectNoSidewaysScrollAt, expectRoomForLargeText, widthsOf } from "./sideways.ts";
import { listTestedPages } from "./tested-pages.ts";
import { expectTouchTargets } from "./touch-targets.ts";
import { expect, test, untilReactIsThere, visit } from "./visitor.ts";
import { expectWholePage, readPageFacts } from "./whole-page.ts";

/** All that is asked of every page, at one visit: it is loading pages that takes the time. */
for (const { address, path, locale, device } of listTestedPages()) {
  test.describe(device, () => {
    test.use(DEVICES[device]);

    test(`${address} is whole, accessible, and fits`, async ({ page, complaints, baseURL }) => {
      const elsewhere: string[] = [];
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) elsewhere.push(request.url());
      });
      const response = await visit(page, address);
      expect(response.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(address);
      await untilReactIsThere(page);
      const shown = await readPageFacts(page);
      expectWholePage(shown, { path, locale, origin: baseURL ?? "" });
      // What React makes of the page is what was sent.
      expect(await readPageFacts(page, await response.text())).toEqual(shown);

      if (device === "phone") await test.step("a finger hits it", () => expectTouchTargets(page));
      await test.step("axe finds nothing, with all unfolded", async () => {
        await page.locator("main details:not([name])").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
        await expectNoViolationsInBothModes(page);
      });
      await test.step("nothing is beside the screen", () => expectNoSidewaysScrollAt(page, widthsOf(device)));
      await test.step("large text has room", () => expectRoomForLargeText(page));
      expect(elsewhere, "asked of other hosts").toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}
