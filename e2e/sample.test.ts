import { LOCALES } from "@learn-bittensor/contract/locales";
import { DEVICE_NAMES } from "./devices.ts";
import { inLanguagesOnDevices } from "./opened-states/in-languages.ts";
import { devicesOf } from "./opened-states/opened-state.ts";
import { ACCOUNT_STATES, CONSENT_STATES, REFUSED_STATES } from "./opened-states/own-site-states.ts";
import { OPENED_STATES } from "./opened-states/states.ts";
import { SAMPLES, takePart, takeSample } from "./sample.ts";
import { readSiteRoutes } from "./site-routes.ts";
import { listTestedPages, REDIRECTED } from "./tested-pages.ts";
import { expect, test } from "./visitor.ts";

const TEN = Array.from({ length: SAMPLES }, (_, sample) => 20_000 + sample);
const STATES = [...OPENED_STATES, ...CONSENT_STATES, ...ACCOUNT_STATES, ...REFUSED_STATES];

test("ten samples are the whole, each a fair part with each value of each list", () => {
  for (const length of [1, 2, 5, 6, 7, 10, 28]) {
    const items = Array.from({ length }, (_, index) => index);
    const whole = takeSample(null, items, LOCALES, DEVICE_NAMES);
    expect(new Set(whole.map(String)).size).toBe(length * LOCALES.length * DEVICE_NAMES.length);
    const samples = TEN.map((sample) => takeSample(sample, items, LOCALES, DEVICE_NAMES));
    expect(new Set(samples.flat().map(String))).toEqual(new Set(whole.map(String)));
    for (const sample of samples) {
      expect(sample).toHaveLength(Math.max(length, LOCALES.length));
      expect(new Set(sample.map(([item]) => item))).toEqual(new Set(items));
      expect(new Set(sample.map(([, locale]) => locale))).toEqual(new Set(LOCALES));
      expect(new Set(sample.map(([, , device]) => device))).toEqual(new Set(DEVICE_NAMES));
    }
    for (const parts of [2, 3, 5, 10]) {
      expect(takePart(null, parts, items)).toEqual(items);
      const taken = TEN.map((sample) => takePart(sample, parts, items));
      expect(new Set(taken.flat())).toEqual(new Set(items));
      for (const part of taken) expect(Math.abs(part.length - length / parts)).toBeLessThan(1);
    }
  }
  expect(() => takeSample(0, [1], ["a", "b"], ["c", "d"]), "always in the same pairs").toThrow("turns");
  expect(() => takeSample(0, [1], LOCALES, ["a", "b", "c"]), "more than ten").toThrow("turns");
  expect(() => takePart(0, 11, [1])).toThrow("parts");
});

test("each sample has every route, every state, every language and both devices; ten in a row have all of it", () => {
  const routes = readSiteRoutes().filter(({ pattern }) => !REDIRECTED.has(pattern));
  const seen = new Set<string>();
  for (const sample of TEN) {
    const pages = listTestedPages(sample);
    const states = inLanguagesOnDevices(STATES, sample);
    expect(new Set(pages.map(({ path }) => path))).toEqual(new Set(routes.map(({ path }) => path)));
    expect(states).toHaveLength(STATES.length);
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(STATES));
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
