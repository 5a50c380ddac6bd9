import { logIn, openAccount, test } from "../account/account-site.ts";
import { DEVICES } from "../devices.ts";
import { expectSound } from "./expect-sound.ts";
import { inLanguagesOnDevices } from "./in-languages.ts";
import { reach } from "./opened-state.ts";
import { ACCOUNT_STATES, CONSENT_STATES, REFUSED_STATES } from "./own-site-states.ts";

// Nobody listens there: what may be counted is counted in vain.
test.use({ siteSettings: { ANALYTICS_KEY: "phc_test", ANALYTICS_HOST: "http://127.0.0.1:9" } });

for (const { state, locale, device } of inLanguagesOnDevices([
  ...CONSENT_STATES,
  ...ACCOUNT_STATES,
  ...REFUSED_STATES,
])) {
  test.describe(device, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, and all fits: ${state.name} (${locale})`, async ({ page, accountSite, learner }) => {
      if (ACCOUNT_STATES.includes(state)) {
        await openAccount(page, learner, accountSite.mailbox);
        await logIn(page, learner);
        await page.waitForURL("**/profile");
      }
      await reach(page, state, locale);
      await expectSound(page, state, device);
    });
  });
}
