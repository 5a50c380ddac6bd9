import { useSyncExternalStore } from "react";

/** When the document that is shown was kept on the device, in ISO 8601; null of one that has come from the network. */
export function useKeptAt(): string | null {
  return useSyncExternalStore(subscribe, keptAt, () => null);
}

/** Of a document it does not change; its copy says so in its root element (`features/offline/page-copy.ts`). */
function subscribe(): () => void {
  return () => undefined;
}

function keptAt(): string | null {
  return document.documentElement.dataset.kept ?? null;
}
