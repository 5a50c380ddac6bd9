import { createContext, use, useEffect } from "react";

/** Writes down what is being filled in (`saved-fields.ts`), which the entry has begun to follow before React was there. */
export const KeepFieldsContext = createContext<() => void>(() => undefined);

/** A page of an older build is left by loading a document: also when that is the same page. */
export function useKeepFieldsOnLeaving(isOutdated: boolean): void {
  const keep = use(KeepFieldsContext);
  useEffect(() => {
    if (!isOutdated) return;
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [isOutdated, keep]);
}
