import { LOCALES } from "@learn-bittensor/contract/locales";
import { DEVICE_NAMES } from "./devices.ts";
import { inLanguagesOnDevices } from "./opened-states/in-languages.ts";
import { devicesOf } from "./opened-states/opened-state.ts";
import { ACCOUNT_STATES, CONSENT_STATES, REFUSED_STATES } from "./opened-states/own-site-states.ts";
import { OPENED_STATES } from "./opened-states/states.ts";
import { readSiteRoutes } from "./site-routes.ts";
import { listTestedPages, REDIRECTED } from "./tested-pages.ts";
import { expect, test } from "./visitor.ts";

const SAMPLES = Array.from({ length: LOCALES.length * DEVICE_NAMES.length }, (_, sample) => 20_000 + sample);
const STATES = [...OPENED_STATES, ...CONSENT_STATES, ...ACCOUNT_STATES, ...REFUSED_STATES];

test("each sample has every route, every state, every language and both devices; ten in a row have all of it", () => {
  const routes = readSiteRoutes().filter(({ pattern }) => !REDIRECTED.has(pattern));
  const seen = new Set<string>();
  for (const sample of SAMPLES) {
    const pages = listTestedPages(sample);
    const states = inLanguagesOnDevices(STATES, sample);
    expect(new Set(pages.map(({ path }) => path))).toEqual(new Set(routes.map(({ path }) => path)));
    expect(states.map(({ state }) => state)).toEqual(STATES);
    for (const all of [pages, states]) {
      expect(new Set(all.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
      expect(new Set(all.map(({ device }) => device))).toEqual(new Set(DEVICE_NAMES));
    }
    for (const { path, locale, device } of pages) seen.add(`${path} ${locale} ${device}`);
    for (const { state, locale, device } of states) seen.add(`${state.name} ${locale} ${device}`);
  }
  const ofStates = STATES.reduce((sum, state) => sum + devicesOf(state).length, 0);
  expect(seen.size).toBe(LOCALES.length * (routes.length * DEVICE_NAMES.length + ofStates));
});
