import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Told to the window when another page is shown, without a new document, for the behaviours that need no React. */
export const PAGE_SHOWN = "pageshown";

export function usePageShown(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    window.dispatchEvent(new Event(PAGE_SHOWN));
  }, [address]);
}
