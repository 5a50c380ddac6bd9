import { LOCALES } from "@learn-bittensor/contract/locales";
import { IS_FULL } from "../how-much.ts";
import { type InLanguage, turn } from "../tested-pages.ts";
import { devicesOf, type OpenedState } from "./states.ts";

/** Each state in every language on each of its devices; in a sample once, by turns. */
export function inLanguagesOnDevices(states: readonly OpenedState[]): (InLanguage & { state: OpenedState })[] {
  if (!IS_FULL) {
    return states.map((state, index) => {
      return { state, locale: turn(LOCALES, index), device: turn(devicesOf(state), index) };
    });
  }
  return states.flatMap((state) =>
    LOCALES.flatMap((locale) => devicesOf(state).map((device) => ({ state, locale, device }))),
  );
}
