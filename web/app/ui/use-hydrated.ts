import { useSyncExternalStore } from "react";

/** Whether scripts have taken the page over. What is rendered on the server, and first in the browser, says no. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** It does not change once it is so. */
function subscribe(): () => void {
  return () => undefined;
}
