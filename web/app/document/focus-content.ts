import { CONTENT_ID } from "#app/page-frame.tsx";

/** Puts the focus where the page begins; nothing is scrolled. What is above the page does not draw it, so it is looked up. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
