import { useSyncExternalStore } from "react";

/** When the document that is shown was saved on the device, in ISO 8601; null of one that has come from the network. */
export function useSavedAt(): string | null {
  return useSyncExternalStore(subscribe, savedAt, () => null);
}

/** Of a document it does not change; its copy says so in its root element (`features/offline/page-copy.ts`). */
function subscribe(): () => void {
  return () => undefined;
}

function savedAt(): string | null {
  return document.documentElement.dataset.kept ?? null;
}
