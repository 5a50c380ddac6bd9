import { isSearchShortcut } from "#app/features/search/search-shortcut.ts";
import { HYDRATED_EVENT, HYDRATING_EVENT } from "./hydrated-event.ts";

/** The type of scripts that wait for a reader to act: browsers run none of a type they do not know. */
const WAITING_TYPE = "text/waiting";

/** Told to the window by an inline script of a page that shows what only the application knows. */
const WANTED_EVENT = "wanted";

/** An inline script of a page's body that does not wait has this attribute. */
const RUNS_NOW = "data-now";

/**
 * Runs as an inline script while the head is read. The application's scripts stand in the page and wait; the first sign of a
 * person turns them on. A button that was pressed before React was there, and that the browser could not serve by itself, is
 * pressed again once it is, and so is the key that opens the search. A form of which the server could keep nothing (`data-waits`)
 * waits, and so does a search for a text as long as recovery words or a private key: the application looks at it before it is
 * sent (`features/search/search-form.tsx`). A link that is followed while something waits is followed after it, or after three
 * seconds.
 *
 * It is sent as its own source: it may use nothing from outside itself.
 */
function startOnIntent(
  waitingType: string,
  hydrated: string,
  hydrating: string,
  wanted: string,
  isShortcut: (event: KeyboardEvent) => boolean,
): void {
  const signs = [wanted, "pointermove", "pointerdown", "keydown", "wheel", "scroll", "click", "input"];
  const options = { capture: true, passive: true };
  const ending = new AbortController();
  const early = { capture: true, signal: ending.signal };
  const again: (() => void)[] = [];

  function start(event: Event): void {
    // The browser itself scrolls while a page loads: to a fragment, or to where the page was left.
    if (event.type === "scroll" && document.readyState !== "complete") return;
    for (const sign of signs) removeEventListener(sign, start, options);
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", turnOn);
    else turnOn();
  }

  function turnOn(): void {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="waiting"]')) {
      link.onerror = () => loadAnewIfGone(link.href);
      link.rel = "modulepreload";
    }
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type="${waitingType}"]`)) {
      const script = document.createElement("script");
      if (waiting.dataset.module !== undefined) script.type = "module";
      script.nonce = waiting.nonce;
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
  }

  // After a release, the code of an older page may be gone: the page is loaded anew, once. A network that fails is no such
  // sign: the page stays, and what the browser does by itself goes on.
  async function loadAnewIfGone(url: string): Promise<void> {
    const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const answer = await fetch(url, { method: "HEAD" }).catch(() => null);
    if (answer && !answer.ok && how?.type !== "reload") location.reload();
  }

  function onClick(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target.closest("button, a") : null;
    if (pressed instanceof HTMLButtonElement) {
      if (!isServed(pressed)) again.push(() => pressed.click());
    } else if (
      pressed instanceof HTMLAnchorElement &&
      again[0] &&
      !(event.ctrlKey || event.metaKey || event.shiftKey)
    ) {
      event.preventDefault();
      again.push(() => pressed.click());
      setTimeout(() => ending.signal.aborted || location.assign(pressed.href), 3000);
    }
  }

  // Whether the browser does by itself what the button is for.
  function isServed(button: HTMLButtonElement): boolean {
    if (button.type === "submit") return button.form !== null;
    return button.popoverTargetElement !== null || (button.hasAttribute("commandfor") && "command" in button);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isShortcut(event)) return;
    // Browsers have a use of their own for the same keys.
    event.preventDefault();
    again.push(() => event.target?.dispatchEvent(new KeyboardEvent("keydown", event)));
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    // No secret is shorter than 40 characters.
    if (form.dataset.waits === undefined && !/.{41}/.test(String(new FormData(form).getAll("q")))) return;
    event.preventDefault();
    again.push(() => form.requestSubmit(event.submitter));
  }

  for (const sign of signs) addEventListener(sign, start, options);
  // A fragment that names nothing in the page is the application's: where a reader has stopped.
  addEventListener("DOMContentLoaded", (event) => {
    if (location.hash.length > 1 && !document.querySelector(":target")) start(event);
  });
  addEventListener("click", onClick, early);
  addEventListener("keydown", onKeyDown, early);
  addEventListener("submit", onSubmit, early);
  addEventListener(hydrating, () => ending.abort(), { once: true });
  addEventListener(
    hydrated,
    () => {
      for (const act of again) act();
    },
    { once: true },
  );
}

export const INTENT_SCRIPT =
  `(${startOnIntent})(${JSON.stringify([WAITING_TYPE, HYDRATED_EVENT, HYDRATING_EVENT, WANTED_EVENT]).slice(1, -1)},${isSearchShortcut})`.replace(
    /^\t+/gm,
    "",
  );

/**
 * The document with the application's scripts waiting (`startOnIntent`): those of its body, as the router writes them, and
 * what the router would have the browser fetch for them. Should a release of the router write them in another way, they run
 * at once, as in any other site.
 */
export function withWaitingScripts(html: string): string {
  const body = html.indexOf("<body");
  const head = html.slice(0, body).replaceAll('<link rel="modulepreload"', '<link rel="waiting"');
  return head + html.slice(body).replaceAll(SCRIPT_WITH_NONCE, toWaiting);
}

const SCRIPT_WITH_NONCE = /<script( nonce="[^"]*")([^>]*)>/g;

function toWaiting(tag: string, nonce: string, attributes: string): string {
  if (attributes.includes(RUNS_NOW)) return tag;
  const module = attributes.includes('type="module"') ? ' data-module=""' : "";
  return `<script${nonce} type="${WAITING_TYPE}"${module}>`;
}
