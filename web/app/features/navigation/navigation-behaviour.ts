import { afterScroll, type BarState } from "./hide-on-scroll.ts";
import { startSubmenu } from "./submenu-behaviour.ts";

/**
 * What the navigation cannot do by markup alone. Everything is bound to the document, so that it outlives the
 * client-side navigations that exchange parts of it.
 */
export function startNavigation(document: Document): void {
  const state = hideBarOnScroll(document);
  document.addEventListener("command", (event) => closeOtherOverlays(document, event.target), { capture: true });
  document.addEventListener("toggle", (event) => onToggle(event, state), { capture: true });
  document.addEventListener("close", (event) => resetAccordion(event.target), { capture: true });
  document.addEventListener("click", onClick);
  startSubmenu(document);
}

function hideBarOnScroll(document: Document): { show: () => void } {
  const window = document.defaultView;
  // Asked for here, the position would be computed with the layout of the whole page, before anything of it is drawn.
  let state: BarState = { lastY: 0, hidden: false };
  const apply = () => document.documentElement.toggleAttribute("data-bar-hidden", state.hidden);
  const isHeld = () =>
    document.querySelector("dialog[open], [data-top-bar] :popover-open, [data-top-bar] :focus-visible") !== null;
  document.addEventListener(
    "scroll",
    () => {
      state = afterScroll(state, Math.max(0, window?.scrollY ?? 0), isHeld());
      apply();
    },
    { passive: true },
  );
  const show = () => {
    state = { ...state, hidden: false };
    apply();
  };
  // Whoever goes on by keyboard sees the bar, before the focus reaches it: a bar out of view would be scrolled to.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Tab") return;
    document.documentElement.toggleAttribute("data-by-keyboard", true);
    show();
  });
  document.addEventListener("pointerdown", () => document.documentElement.removeAttribute("data-by-keyboard"));
  document.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-top-bar]")) show();
  });
  return { show };
}

/** A button inside one overlay may open another: the first closes. */
function closeOtherOverlays(document: Document, opening: EventTarget | null): void {
  for (const overlay of document.querySelectorAll<HTMLDialogElement>("dialog[data-overlay][open]"))
    if (overlay !== opening) overlay.close();
}

function onToggle(event: Event, bar: { show: () => void }): void {
  if (!(event.target instanceof HTMLElement)) return;
  const isOpen = event.target.matches(":popover-open, dialog[open]");
  if (isOpen) bar.show();
}

function resetAccordion(closed: EventTarget | null): void {
  if (!(closed instanceof HTMLDialogElement)) return;
  for (const section of closed.querySelectorAll<HTMLDetailsElement>("[data-accordion-section][open]"))
    section.open = false;
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const overlay = event.target.closest<HTMLDialogElement>("dialog[data-overlay][open]");
  // A click on a dialog itself, not on what is in it, is a click on its backdrop.
  if (overlay && event.target === overlay) {
    overlay.close();
    return;
  }
  const link = event.target.closest("a[href]");
  if (!link) return;
  if (link.getAttribute("target") === "_blank") return;
  overlay?.close();
  link.closest<HTMLElement>("[popover]")?.hidePopover();
}
