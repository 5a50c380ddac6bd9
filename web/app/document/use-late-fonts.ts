import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { showFetchedFonts } from "#app/ui/theme/late-fonts.ts";

/** A page that is shown without a new document is set in our fonts, if they have come since the last one. */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname === firstPath.current) return;
    try {
      showFetchedFonts(window);
    } catch {
      // A browser that keeps nothing for us reads in the fonts of its system.
    }
  }, [pathname]);
}
