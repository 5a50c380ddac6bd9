import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { DEVICE_NAMES, type Device } from "../devices.ts";
import { IS_FULL, SAMPLE, takeSample } from "../sample.ts";
import { devicesOf, type OpenedState } from "./opened-state.ts";

interface ReachedState {
  state: OpenedState;
  locale: Locale;
  device: Device;
}

/** Each state in every language on each of its devices; in a sample once, by turns. Those of one device together. */
export function inLanguagesOnDevices(
  states: readonly OpenedState[],
  sample: number | null = IS_FULL ? null : SAMPLE,
): ReachedState[] {
  return DEVICE_NAMES.flatMap((device) =>
    takeSample(sample, states, LOCALES, DEVICE_NAMES)
      .filter(([state, , turn]) => {
        const [only, ...others] = devicesOf(state);
        if (!devicesOf(state).includes(device)) return false;
        // In a sample, what exists on one device has no turn on the other.
        return turn === device || (sample !== null && only === device && others.length === 0);
      })
      .map(([state, locale]) => ({ state, locale, device })),
  );
}
