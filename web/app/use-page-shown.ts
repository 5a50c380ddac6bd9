import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { markAlive } from "./quiet-after-load.ts";

/** Told to the window when another page is shown, without a new document, for the behaviours that need no React. */
export const PAGE_SHOWN = "pageshown";

/** Told before that, when the other page is in the document and not yet painted. */
export const PAGE_REPLACED = "pagereplaced";

/** Tells which pages are shown after the first, and when that one came to life. */
export function usePageShown(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => markAlive(performance), []);
  useLayoutEffect(() => {
    if (shown.current !== address) window.dispatchEvent(new Event(PAGE_REPLACED));
  }, [address]);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    window.dispatchEvent(new Event(PAGE_SHOWN));
  }, [address]);
}
