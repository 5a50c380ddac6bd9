import { LOCALES } from "@learn-bittensor/contract/locales";
import { IS_FULL, SAMPLE } from "../how-much.ts";
import { type InLanguage, turn } from "../tested-pages.ts";
import { devicesOf, type OpenedState } from "./opened-state.ts";

/** Each state in every language on each of its devices; in a sample once, by turns. */
export function inLanguagesOnDevices(
  states: readonly OpenedState[],
  sample: number | null = IS_FULL ? null : SAMPLE,
): (InLanguage & { state: OpenedState })[] {
  if (sample !== null) {
    return states.map((state, index) => {
      return { state, locale: turn(LOCALES, index + sample), device: turn(devicesOf(state), index + sample) };
    });
  }
  return states.flatMap((state) =>
    LOCALES.flatMap((locale) => devicesOf(state).map((device) => ({ state, locale, device }))),
  );
}
