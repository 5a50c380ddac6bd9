import { useSyncExternalStore } from "react";

/** What stands behind `#` in the address; null on the server and until the page is hydrated: servers are not told it. */
export function useFragment(): string | null {
  return useSyncExternalStore(subscribe, readFragment, () => null);
}

function subscribe(callback: () => void): () => void {
  window.addEventListener("hashchange", callback);
  return () => window.removeEventListener("hashchange", callback);
}

function readFragment(): string {
  return window.location.hash;
}
