import { type RefObject, useEffect, useEffectEvent } from "react";
import type { PanelState } from "./panel-state.ts";

/** How long the panel stays after the pointer has left it, as submenus do. */
const HOVER_OUT_DELAY_MS = 500;

/**
 * Closes a panel that is open as a popover once the visitor has gone elsewhere: 500 ms after the mouse has left it, or when
 * the focus moves on. Whoever writes in it is still there, wherever the mouse may be.
 */
export function useLeaving(dialog: RefObject<HTMLDialogElement | null>, { isOpen, isComposing }: PanelState): void {
  const close = useEffectEvent(() => {
    if (!isComposing && dialog.current?.matches(":popover-open")) dialog.current.hidePopover();
  });

  useEffect(() => {
    const panel = dialog.current;
    if (!isOpen || !panel) return;
    const ending = new AbortController();
    const { signal } = ending;
    let closing: number | undefined;
    let wasInside = false;
    const stay = () => window.clearTimeout(closing);
    const leave = () => {
      wasInside = false;
      stay();
      closing = window.setTimeout(() => close(), HOVER_OUT_DELAY_MS);
    };
    // The button that opened it is no part of it: one may click it and move the pointer out of the way.
    const isInside = (target: EventTarget | null) =>
      target instanceof Element && (panel.contains(target) || target.closest("button")?.popoverTargetElement === panel);

    // By moves: a panel that becomes smaller under a resting pointer has not been left.
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (target instanceof Node && panel.contains(target)) wasInside = true;
      if (isInside(target)) stay();
      else if (wasInside && pointerType === "mouse") leave();
    };
    window.addEventListener("pointermove", onMove, { signal });
    const onOut = ({ relatedTarget, pointerType }: PointerEvent) => {
      // Out of the window.
      if (relatedTarget === null && wasInside && pointerType === "mouse") leave();
    };
    panel.addEventListener("pointerout", onOut, { signal });
    panel.addEventListener("input", stay, { signal });
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !isInside(relatedTarget)) close();
    };
    panel.addEventListener("focusout", onFocusOut, { signal });
    return () => {
      stay();
      ending.abort();
    };
  }, [isOpen, dialog]);
}
