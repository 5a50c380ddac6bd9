import { createContext, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import textStyles from "#app/ui/text.module.css";

/** Where the page begins (`PageFrame`), for what stands around it. */
export const BeginningContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/**
 * What a browser does when it loads a page, for navigations that load none: the title of the new page is said, and the
 * focus is at its beginning. A choice within a page (a filter, another order) leaves the focus where it is.
 */
export function PageArrival({ beginning }: { beginning: RefObject<HTMLElement | null> }) {
  const { pathname, search, hash } = useLocation();
  const place = `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;
  const shown = useRef({ place, pathname });
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current.place === place) return;
    // Another part of the same list says itself which it is.
    setTitle(shown.current.pathname === pathname ? "" : document.title);
    shown.current = { place, pathname };
    // Whoever has opened the search or the menu meanwhile is already somewhere else.
    if (document.activeElement?.closest("dialog[open], :popover-open")) return;
    focusOn(sectionOf(hash) ?? beginning.current);
  }, [place, pathname, hash, beginning]);
  return (
    <p role="status" className={textStyles.srOnly} data-arrival="">
      {title}
    </p>
  );
}

/** Nothing is scrolled. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** What the address names may be anywhere in the page, also in the HTML of a text. */
function sectionOf(hash: string): HTMLElement | null {
  return hash === "" ? null : document.getElementById(decodeFragment(hash.slice(1)));
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
