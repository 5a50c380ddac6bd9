/** How long the panel stays after the pointer has left it, as submenus do. */
const HOVER_OUT_DELAY_MS = 500;

/**
 * Closes a panel that is open as a popover once the visitor has gone elsewhere: 500 ms after the mouse has left it, or
 * when the focus moves on. Whoever writes in it is still there, wherever the mouse may be.
 */
export function closeBehindVisitor(dialog: HTMLDialogElement, isComposing: () => boolean): void {
  let closing: number | undefined;
  let wasInside = false;
  const stay = () => window.clearTimeout(closing);
  const isInside = (target: EventTarget | null) =>
    target instanceof Element && (dialog.contains(target) || target.closest("[data-search-opener]") !== null);
  const leave = () => {
    wasInside = false;
    stay();
    closing = window.setTimeout(close, HOVER_OUT_DELAY_MS);
  };
  const close = () => {
    if (dialog.matches(":popover-open") && !isComposing()) dialog.hidePopover();
  };

  // By moves: a panel that becomes smaller under a resting pointer has not been left.
  document.addEventListener("pointermove", ({ target, pointerType }) => {
    // The button that opened it is no part of it: one may click it and move the pointer out of the way.
    if (target instanceof Node && dialog.contains(target)) wasInside = true;
    if (isInside(target)) stay();
    else if (wasInside && pointerType === "mouse") leave();
  });
  // Out of the window.
  dialog.addEventListener("pointerout", ({ relatedTarget, pointerType }) => {
    if (relatedTarget === null && wasInside && pointerType === "mouse") leave();
  });
  dialog.addEventListener("input", stay);
  dialog.addEventListener("toggle", () => {
    if (!dialog.matches(":popover-open")) wasInside = false;
    stay();
  });
  dialog.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget !== null && !isInside(relatedTarget)) close();
  });
}
