import { useSyncExternalStore } from "react";
import { useSavedAt } from "./use-saved-at.ts";

/** Whether links are to load documents, which the service worker has, because there is no network. */
export function useIsCutOff(): boolean {
  const isOffline = useSyncExternalStore(subscribe, isOfflineWithWorker, () => false);
  // The browser knows of its own line alone; that the site did not answer, a copy shows.
  return useSavedAt() !== null || isOffline;
}

function isOfflineWithWorker(): boolean {
  return !navigator.onLine && hasWorker();
}

/** Whether a service worker answers where the network does not. Browsers have none on insecure lines. */
export function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
