import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { nameSharedParts } from "./name-shared-parts.ts";

/** Names what the page shown has in common with the one before: on the way back to a list, the entry one comes from. */
export function useSharedParts(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    nameSharedParts(document, shown.current);
    shown.current = pathname;
  }, [pathname]);
}
