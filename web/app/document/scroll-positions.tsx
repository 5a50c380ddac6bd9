import { ScrollRestoration } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { SCROLL_POSITIONS } from "./save-scroll-position.ts";

/**
 * Pages that are shown without a new document are scrolled as browsers would. It comes with React: its inline script would only
 * name the entry of the history, which `saveScrollPosition` does. In development, React complains of a script that comes late.
 */
export function ScrollPositions() {
  const isHydrated = useHydrated();
  return import.meta.env.DEV || isHydrated ? <ScrollRestoration storageKey={SCROLL_POSITIONS} /> : null;
}
