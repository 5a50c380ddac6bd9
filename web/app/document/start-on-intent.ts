import { ALIVE_EVENT } from "./alive-event.ts";

/** The type of scripts that wait for a reader to act: browsers run none of a type they do not know. */
const WAITING_TYPE = "text/waiting";

/** Told to the window by an inline script of a page that shows what only the application knows. */
export const WANTED_EVENT = "wanted";

/** An inline script of a page's body that does not wait has this attribute. */
export const RUNS_NOW = "data-now";

/**
 * Runs as an inline script while the head is read. The application's scripts stand in the page and wait; the first sign of a
 * person turns them on. A button that was pressed before React was there, and that the browser could not serve by itself, is
 * pressed again once it is.
 *
 * It is sent as its own source: it may use nothing from outside itself.
 */
function startOnIntent(waitingType: string, alive: string, wanted: string): void {
  const signs = [wanted, "pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll", "click", "input"];
  const options = { capture: true, passive: true };
  let pressed: { button: HTMLElement; event: Event } | null = null;

  function start(event: Event): void {
    // The browser itself scrolls while a page loads: to a fragment, or to where the page was left.
    if (event.type === "scroll" && document.readyState !== "complete") return;
    for (const sign of signs) removeEventListener(sign, start, options);
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", turnOn);
    else turnOn();
  }

  function turnOn(): void {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="waiting"]')) link.rel = "modulepreload";
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type="${waitingType}"]`)) {
      const script = document.createElement("script");
      if (waiting.dataset.module !== undefined) script.type = "module";
      script.nonce = waiting.nonce;
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
  }

  function remember(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button) pressed = isServed(button) ? null : { button, event };
  }

  /** Whether the browser does by itself what the button is for. */
  function isServed(button: HTMLButtonElement): boolean {
    if (button.type === "submit") return button.form !== null;
    return button.popoverTargetElement !== null || (button.hasAttribute("commandfor") && "command" in button);
  }

  for (const sign of signs) addEventListener(sign, start, options);
  addEventListener("click", remember, true);
  addEventListener(
    alive,
    () => {
      removeEventListener("click", remember, true);
      // Whoever has answered a press says so by preventing its default.
      if (pressed && !pressed.event.defaultPrevented) pressed.button.click();
    },
    { once: true },
  );
}

export const INTENT_SCRIPT = `(${startOnIntent})(${JSON.stringify(WAITING_TYPE)},${JSON.stringify(ALIVE_EVENT)},${JSON.stringify(WANTED_EVENT)})`;

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
