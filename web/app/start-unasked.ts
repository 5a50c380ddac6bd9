import { createKeptFields } from "./features/lost-chunks/kept-fields.ts";
import { startLostChunks } from "./features/lost-chunks/lost-chunks.ts";
import { PAGE_SHOWN } from "./use-page-shown.ts";

/** What every page does by itself (decision 0023). It is small: most pages are read once and need none of it. */
export function startUnasked(
  window: Window & typeof globalThis,
  { isHarmless }: { isHarmless: (text: string) => boolean },
): void {
  const { document } = window;
  const isOutdated = () => "outdated" in document.documentElement.dataset;
  const now = Date.now;

  // What is being filled in outlasts a load that the page brings about itself: for a new build, or for code that is gone.
  const keptFields = createKeptFields(window, { isHarmless });
  startLostChunks(window, { now, beforeReload: keptFields.keep });
  window.addEventListener("pagehide", () => isOutdated() && keptFields.keep());
  for (const shown of ["pageshow", PAGE_SHOWN]) window.addEventListener(shown, keptFields.restore);
}
