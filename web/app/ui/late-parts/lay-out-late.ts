/** As many rows of a table as take a slow phone the time of a frame. */
const PARTS_AT_ONCE = 10;

/**
 * Parts of a fresh document that wait until they come into view (`data-late`) are laid out little by little once the browser
 * is idle: from then on the page is as high as it says, and a place in it is found again. What comes in place of it, without
 * a new document, waits for nothing.
 */
export function layOutLate(window: Window): void {
  const { document } = window;
  const { dataset } = document.documentElement;
  if (!("fresh" in dataset)) return;
  const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(layOutSome);
  function layOutSome() {
    const late = [...document.querySelectorAll("[data-late]")];
    for (const part of late.slice(0, PARTS_AT_ONCE)) part.removeAttribute("data-late");
    if (late.length > PARTS_AT_ONCE) whenIdle();
    else delete dataset.fresh;
  }
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}
