import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { afterScroll, type BarState } from "./hide-on-scroll.ts";

/** What in the bar keeps it in view: an open menu or overlay, or what somebody has reached by keyboard. */
const HOLDS = "dialog[open], :popover-open, :focus-visible";

export interface HiddenBar {
  bar: RefObject<HTMLElement | null>;
  /** Brings it back. */
  show: () => void;
  isHidden: boolean;
  /** Whether somebody goes by keyboard: then it is there at once. */
  isByKeyboard: boolean;
}

/** Slides the bar out of view while one scrolls down. */
export function useHiddenBar(): HiddenBar {
  const bar = useRef<HTMLElement>(null);
  const [isHidden, setIsHidden] = useState(false);
  const [isByKeyboard, setIsByKeyboard] = useState(false);
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
    // Before the focus reaches it: a bar out of view would be scrolled to.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Tab") return;
      setIsByKeyboard(true);
      show();
    };
    const onPointerDown = () => setIsByKeyboard(false);
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("pointerdown", onPointerDown);
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("pointerdown", onPointerDown);
    };
  }, [show]);
  return { bar, show, isHidden, isByKeyboard };
}
