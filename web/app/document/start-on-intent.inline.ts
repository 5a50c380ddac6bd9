import { isSearchShortcut } from "#app/features/search/search-shortcut.ts";
import { HYDRATING_EVENT, type HydratingEvent, WANTED_EVENT } from "./intent-events.ts";
import { WAITING_TYPE } from "./waiting-scripts.ts";

// Runs while the head is read. The application's scripts stand in the page and wait; the first sign of a person turns them on.
// What only React can serve is held for it (`replay-events.ts`): a press on a button that the browser has no use for, the keys that
// open the search, a form of which the server could keep nothing (`data-waits`), and a search for a text as long as recovery words
// or a private key: the application looks at it before it is sent (`features/search/search-form.tsx`). A link that is followed
// while something is held is followed after it, or after three seconds.

const SIGNS = [WANTED_EVENT, "pointermove", "pointerdown", "keydown", "wheel", "scroll", "click", "input"];
const LONGEST_WAIT_MS = 3000;
/** Characters. */
const SHORTEST_SECRET = 41;

const ending = new AbortController();
const held: Event[] = [];

function start({ type }: Event): void {
  // The browser itself scrolls while a page loads: to a fragment, or to where the page was left.
  if (type === "scroll" && document.readyState !== "complete") return;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", turnOn);
  else turnOn();
}

function turnOn(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("[rel=waiting]")) {
    link.onerror = () => loadAnewIfGone(link.href);
    link.rel = "modulepreload";
  }
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(`[type="${WAITING_TYPE}"]`)) {
    const script = document.createElement("script");
    script.type = waiting.dataset.type ?? "";
    script.nonce = waiting.nonce;
    script.text = waiting.text;
    waiting.replaceWith(script);
  }
}

// After a release, the code of an older page may be gone: the page is loaded anew, once. A network that fails is no such
// sign: the page stays, and what the browser does by itself goes on.
async function loadAnewIfGone(url: string): Promise<void> {
  const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const answer = await fetch(url, { method: "HEAD" }).catch(() => null);
  if (answer?.ok === false && how?.type !== "reload") location.reload();
}

function hold(event: Event): void {
  event.preventDefault();
  held.push(event);
}

function onClick(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>("button,a");
  if (pressed instanceof HTMLButtonElement) {
    if (!isServed(pressed)) hold(event);
  } else if (pressed instanceof HTMLAnchorElement && held[0] && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    hold(event);
    setTimeout(() => ending.signal.aborted || location.assign(pressed.href), LONGEST_WAIT_MS);
  }
}

// Whether the browser does by itself what the button is for.
function isServed(button: HTMLButtonElement): unknown {
  if (button.type === "submit") return button.form;
  return button.popoverTargetElement ?? ("command" in button && button.hasAttribute("commandfor"));
}

function onKeyDown(event: KeyboardEvent): void {
  // Browsers have a use of their own for the same keys.
  if (isSearchShortcut(event)) hold(event);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const text = form.elements.namedItem("q") as HTMLInputElement | null;
  if (form.dataset.waits === "" || Number(text?.value.length) >= SHORTEST_SECRET) hold(event);
}

for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
// A fragment that names nothing in the page is the application's: where a reader has stopped.
addEventListener("DOMContentLoaded", (event) => {
  if (location.hash.length > 1 && !document.querySelector(":target")) start(event);
});

const early = { capture: true, signal: ending.signal };
addEventListener("click", onClick, early);
addEventListener("keydown", onKeyDown, early);
addEventListener("submit", onSubmit, early);
addEventListener(HYDRATING_EVENT, (event) => {
  ending.abort();
  (event as HydratingEvent).detail(held);
});
