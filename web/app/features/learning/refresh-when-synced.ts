import { refetchWhenQuiet } from "#app/quiet-after-load.ts";

/** Told to the window when the account holds something new. */
export const SYNCED = "learningsynced";

/** Set on the document as long as the page may show less than the account holds: React often comes after the event. */
export const SYNCED_SINCE = "syncedSince";

/**
 * Asks the server anew when the account holds what the device has sent, be it before the page came to life; never within the first
 * moments of the page. What is returned ends it.
 */
export function refreshWhenSynced(
  window: Pick<Window, "document" | "addEventListener" | "removeEventListener"> & { performance: Performance },
  refetch: () => void,
): () => void {
  const { dataset } = window.document.documentElement;
  let callOff: () => void = () => undefined;
  const refresh = () => {
    callOff();
    callOff = refetchWhenQuiet(window.performance, () => {
      delete dataset[SYNCED_SINCE];
      refetch();
    });
  };
  if (SYNCED_SINCE in dataset) refresh();
  window.addEventListener(SYNCED, refresh);
  return () => {
    callOff();
    window.removeEventListener(SYNCED, refresh);
  };
}
