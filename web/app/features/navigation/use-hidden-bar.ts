import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { afterScroll, type BarState } from "./hide-on-scroll.ts";

/** What in the bar keeps it in view: an open menu or overlay, or what somebody has reached by keyboard. */
const HOLDS = "dialog[open], :popover-open, :focus-visible";

/**
 * Slides the bar out of view while one scrolls down; `show` brings it back. The document says so (`data-bar-hidden`), as what
 * sticks below the bar moves with it, and whether somebody goes by keyboard (`data-by-keyboard`): then it is there at once.
 */
export function useHiddenBar(bar: RefObject<HTMLElement | null>): () => void {
  const [isHidden, setIsHidden] = useState(false);
  const state = useRef<BarState>({ lastY: 0, hidden: false });
  const show = useCallback(() => {
    state.current = { ...state.current, hidden: false };
    setIsHidden(false);
  }, []);
  useEffect(() => {
    const onScroll = () => {
      const isHeld = bar.current?.querySelector(HOLDS) != null;
      state.current = afterScroll(state.current, Math.max(0, window.scrollY), isHeld);
      setIsHidden(state.current.hidden);
    };
    const { documentElement: root } = document;
    // Before the focus reaches it: a bar out of view would be scrolled to.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Tab") return;
      root.toggleAttribute("data-by-keyboard", true);
      show();
    };
    const onPointerDown = () => root.removeAttribute("data-by-keyboard");
    document.addEventListener("scroll", onScroll, { passive: true });
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("scroll", onScroll);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [bar, show]);
  useEffect(() => void document.documentElement.toggleAttribute("data-bar-hidden", isHidden), [isHidden]);
  return show;
}
