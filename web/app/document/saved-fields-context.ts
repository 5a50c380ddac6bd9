import { createContext, use, useEffect } from "react";

/** Writes down what is being filled in (`saved-fields.ts`), which the entry has begun to follow before React was there. */
export const SaveFieldsContext = createContext<() => void>(() => undefined);

/** A page of an older build is left by loading a document: also when that is the same page. */
export function useSaveFieldsOnLeaving(isOutdated: boolean): void {
  const save = use(SaveFieldsContext);
  useEffect(() => {
    if (!isOutdated) return;
    window.addEventListener("pagehide", save);
    return () => window.removeEventListener("pagehide", save);
  }, [isOutdated, save]);
}
