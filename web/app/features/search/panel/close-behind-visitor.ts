/** How long the panel stays after the pointer has left it, as submenus do. */
const HOVER_OUT_DELAY_MS = 500;

/**
 * Closes a panel that is open as a popover once the visitor has gone elsewhere: 500 ms after the mouse has left it, or
 * when the focus moves on. Whoever writes in it is still there, wherever the mouse may be.
 */
export function closeBehindVisitor(dialog: HTMLDialogElement, isComposing: () => boolean): void {
  let closing: number | undefined;
  const stay = () => window.clearTimeout(closing);
  const isInside = (target: EventTarget | null) =>
    target instanceof Element && (dialog.contains(target) || target.closest("[data-search-opener]") !== null);
  const close = () => {
    if (dialog.matches(":popover-open") && !isComposing()) dialog.hidePopover();
  };

  dialog.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "mouse" || isInside(event.relatedTarget)) return;
    stay();
    closing = window.setTimeout(close, HOVER_OUT_DELAY_MS);
  });
  document.addEventListener("pointerover", ({ target }) => {
    if (isInside(target)) stay();
  });
  dialog.addEventListener("input", stay);
  dialog.addEventListener("toggle", stay);
  dialog.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget !== null && !isInside(relatedTarget)) close();
  });
}
