import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a browser does when it loads a page, for navigations that load none: the title of the new page is said, and the
 * focus is at its beginning. A choice within a page (a filter, another order) leaves the focus where it is.
 */
export function PageArrival() {
  const { pathname, search, hash } = useLocation();
  const place = `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;
  const shown = useRef({ place, pathname });
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current.place === place) return;
    // Another part of the same list says itself which it is.
    setTitle(shown.current.pathname === pathname ? "" : document.title);
    shown.current = { place, pathname };
    focusBeginning(hash);
  }, [place, pathname, hash]);
  return (
    <p role="status" className="sr-only" data-arrival="">
      {title}
    </p>
  );
}

/** The beginning of the page, or of the section that the address names; nothing is scrolled. */
function focusBeginning(hash: string): void {
  // Whoever has opened the search or the menu meanwhile is already somewhere else.
  if (document.activeElement?.closest("dialog[open], :popover-open")) return;
  const section = hash === "" ? null : document.getElementById(decodeFragment(hash.slice(1)));
  const beginning = section ?? document.getElementById("content");
  if (!beginning) return;
  if (!beginning.hasAttribute("tabindex")) {
    beginning.tabIndex = -1;
    beginning.addEventListener("blur", () => beginning.removeAttribute("tabindex"), { once: true });
  }
  beginning.focus({ preventScroll: true });
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
