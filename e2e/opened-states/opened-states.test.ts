import { expectNoViolationsInBothModes } from "../axe.ts";
import { DEVICES } from "../devices.ts";
import { expectNoSidewaysScroll } from "../sideways.ts";
import { expectTouchTargets } from "../touch-targets.ts";
import { test } from "../visitor.ts";
import { inLanguagesOnDevices } from "./in-languages.ts";
import { OPENED_STATES, reach } from "./states.ts";

for (const { state, locale, device } of inLanguagesOnDevices(OPENED_STATES)) {
  test.describe(device, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, and all fits: ${state.name} (${locale})`, async ({ page }) => {
      await reach(page, state, locale);
      await expectNoSidewaysScroll(page, state.name);
      if (device === "phone") await expectTouchTargets(page);
      await expectNoViolationsInBothModes(page);
    });
  });
}
