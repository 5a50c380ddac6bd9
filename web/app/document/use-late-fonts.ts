import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { fetchFormulaFont, showFetchedFonts } from "#app/ui/theme/late-fonts.ts";

/** A page that is shown without a new document is set in our fonts, if they have come since the last one. */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== firstPath.current) whereStorageIs(showFetchedFonts);
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may be the first with formulas.
  useEffect(() => whereStorageIs(fetchIfFormulas), [pathname]);
}

function fetchIfFormulas(window: Window): void {
  if (window.document.querySelector("math")) fetchFormulaFont(window);
}

/** A browser that caches nothing for us reads in the fonts of its system. */
function whereStorageIs(run: (of: Window) => void): void {
  try {
    run(window);
  } catch {
    // It refuses to be asked.
  }
}
