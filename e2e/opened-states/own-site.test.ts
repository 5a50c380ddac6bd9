import { signIn, signInElsewhere, test } from "../account/account-site.ts";
import { DEVICES } from "../devices.ts";
import { expectSound } from "./expect-sound.ts";
import { inLanguagesOnDevices } from "./in-languages.ts";
import { reach } from "./opened-state.ts";
import { ACCOUNT_STATES, CONSENT_STATES, REFUSED_STATES } from "./own-site-states.ts";

test.use({
  // Nobody listens there: what may be counted is counted in vain.
  siteSettings: { ANALYTICS_KEY: "phc_test", ANALYTICS_HOST: "http://127.0.0.1:9" },
  // Browsers make no passkeys for a bare network address.
  siteHostname: "localhost",
});

for (const { state, locale, device } of inLanguagesOnDevices([
  ...CONSENT_STATES,
  ...ACCOUNT_STATES,
  ...REFUSED_STATES,
])) {
  test.describe(device, () => {
    test.use(DEVICES[device]);

    test(`axe finds nothing, and all fits: ${state.name} (${locale})`, async ({
      page,
      request,
      accountSite,
      learner,
    }) => {
      if (ACCOUNT_STATES.includes(state)) {
        await signIn(page, learner, accountSite.mailbox);
        await signInElsewhere(request, learner);
      }
      await reach(page, state, locale);
      await expectSound(page, state, device);
    });
  });
}
