import { isShortcut } from "#app/features/search/search-shortcut.ts";
import { HYDRATING_EVENT, type HydratingEvent, WANTED_EVENT } from "./intent-events.ts";

// Runs while the head is read. The application's scripts stand in the page and wait; the first sign of a person turns them on.
// What only React can serve is held for it (`intent-events.ts`): a press on a button that the browser has no use for, the key that
// opens the list of keys, a form of which the server could store nothing (`data-waits`), and a search for a text as long as recovery words
// or a private key: the application looks at it before it is sent (`features/search/search-form.tsx`). A link that is followed
// while something is held is followed after it, or after three seconds.

const SIGNS = [WANTED_EVENT, "pointermove", "pointerdown", "click", "keydown", "input", "scroll"];

const held: Event[] = [];
let isReactThere = false;

function start({ type }: Event): void {
  // The browser itself scrolls while a page loads: to a fragment, or to where the page was left.
  if (type === "scroll" && document.readyState !== "complete") return;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", turnOn);
  else turnOn();
}

function turnOn(): void {
  const links = document.querySelectorAll<HTMLLinkElement>("[rel=waiting]");
  // A second sign may have come while the document was being read.
  if (!links[0]) return;
  for (const link of links) {
    link.onerror = () => loadAnewIfGone(link.href);
    link.rel = "modulepreload";
  }
  for (const waiting of document.querySelectorAll<HTMLScriptElement>("[type$=waiting]")) {
    const script = document.createElement("script");
    script.type = waiting.dataset.type ?? "";
    script.nonce = waiting.nonce;
    script.text = waiting.text;
    // In place of what waits, it would have the browser style all elements of the body again.
    document.head.append(script);
  }
}

// After a release, the code of an older page may be gone: the page is loaded anew, once. A network that fails is no such
// sign: the page stays, and what the browser does by itself goes on.
function loadAnewIfGone(url: string): void {
  const [how] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
  if (how.type === "reload") return;
  fetch(url, { method: "HEAD" }).then(
    ({ ok }) => ok || location.reload(),
    () => undefined,
  );
}

function holdForReact(event: Event): void {
  if (isReactThere || !isHeld(event)) return;
  // Browsers have a use of their own for the keys of the search, and follow links.
  event.preventDefault();
  const search = document.querySelector<HTMLElement>("[popovertarget^=search]");
  // What is typed right after the key of the search is for its field.
  if ("key" in event && event.key !== "?" && search?.offsetParent) search.click();
  else held.push(event);
}

function isHeld(event: Event): unknown {
  if (event instanceof SubmitEvent) return isHeldForm(event.target as HTMLFormElement);
  if ("key" in event) return isShortcut(event as KeyboardEvent);
  const pressed = (event.target as Element).closest<HTMLElement>("button,a");
  if (pressed instanceof HTMLButtonElement) return !isServed(pressed);
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (!(pressed instanceof HTMLAnchorElement && held[0]) || ctrlKey || metaKey || shiftKey) return false;
  setTimeout(() => isReactThere || location.assign(pressed.href), 3000);
  return true;
}

// Whether the browser does by itself what the button is for.
function isServed(button: HTMLButtonElement): unknown {
  if (button.type === "submit") return button.form;
  return button.popoverTargetElement ?? button.commandForElement;
}

function isHeldForm(form: HTMLFormElement): unknown {
  // No secret and no address is shorter than 41 characters; in Korean or Chinese words, than 23.
  return form.dataset.waits === "" || form.q?.value[22];
}

for (const sign of SIGNS) addEventListener(sign, start, true);
for (const type of ["click", "keydown", "submit"]) addEventListener(type, holdForReact, true);
// A fragment that names nothing in the page is the application's: where a reader has stopped. A page that is a copy says so.
addEventListener("DOMContentLoaded", (event) => {
  if (document.documentElement.dataset.kept || (location.hash && !document.querySelector(":target"))) start(event);
});
addEventListener(HYDRATING_EVENT, (event) => {
  isReactThere = true;
  (event as HydratingEvent).detail(held);
});
