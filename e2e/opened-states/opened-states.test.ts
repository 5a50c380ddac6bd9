import { DEVICES } from "../devices.ts";
import { test } from "../visitor.ts";
import { expectSound } from "./expect-sound.ts";
import { inLanguagesOnDevices } from "./in-languages.ts";
import { reach } from "./opened-state.ts";
import { OPENED_STATES } from "./states.ts";

for (const { state, locale, device } of inLanguagesOnDevices(OPENED_STATES)) {
  test.describe(device, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, and all fits: ${state.name} (${locale})`, async ({ page }) => {
      await reach(page, state, locale);
      await expectSound(page, state, device);
    });
  });
}
