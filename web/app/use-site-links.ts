import { useEffect } from "react";
import { useNavigate } from "react-router";
import { OUTDATED } from "./features/builds/new-build.ts";
import { movesSharedParts, nameSharedParts } from "./ui/shared-parts/name-shared-parts.ts";

/**
 * Links inside the site are plain markup, in the shell, in pages and in texts. Once React is there, following one no longer
 * loads the document anew.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = siteLink(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = new URL(link.href);
      const viewTransition = movesSharedParts(link);
      if (viewTransition) nameSharedParts(document, pathname);
      navigate(pathname + search + hash, {
        preventScrollReset: link.dataset.keepsScroll !== undefined,
        viewTransition,
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** The link of a plain click that leads to another page of the site; null where the browser shall follow it itself. */
function siteLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  // A page of an older build is left by the browser.
  if (OUTDATED in document.documentElement.dataset) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link?.target !== "" || link.hasAttribute("download")) return null;
  if (link.dataset.reloads !== undefined || link.dataset.chooseLocale !== undefined) return null;
  const url = new URL(link.href);
  const here = window.location;
  if (url.origin !== here.origin) return null;
  const isJumpInPage = url.hash !== "" && url.pathname === here.pathname && url.search === here.search;
  return isJumpInPage ? null : link;
}
