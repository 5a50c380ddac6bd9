import { createIconCache } from "./icon-cache.ts";
import { createIconLoader } from "./icon-loader.ts";

/** The icon of this name, as `mdi:home`; null where there is none to be had. One for the page: what is wanted together is asked for at once. */
export const loadIcon = createIconLoader({
  fetch: (address) => window.fetch(address),
  cache: createIconCache({ storage: () => window.localStorage, now: Date.now }),
});
