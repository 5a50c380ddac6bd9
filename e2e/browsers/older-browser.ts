import type { Page } from "@playwright/test";
import { rewriteStyles } from "../rewrite-styles.ts";
import { test as base } from "../visitor.ts";

/**
 * What one or more of the oldest browsers of `docs/browsers.md` lack, of what scripts of the site, of React or of the router
 * could come to use. All of it is taken away at once.
 */
const OF_SCRIPTS = [
  "HTMLButtonElement.prototype.command",
  "HTMLButtonElement.prototype.commandForElement",
  "CommandEvent",
  "HTMLDialogElement.prototype.closedBy",
  "HTMLDialogElement.prototype.requestClose",
  "CloseWatcher",
  "HTMLDetailsElement.prototype.name",
  "Document.prototype.startViewTransition",
  "Document.prototype.activeViewTransition",
  "Element.prototype.startViewTransition",
  "ViewTransition",
  "PageSwapEvent",
  "PageRevealEvent",
  "onpageswap",
  "onpagereveal",
  "onscrollend",
  "Document.prototype.onscrollend",
  "HTMLElement.prototype.onscrollend",
  "navigation",
  "requestIdleCallback",
  "cancelIdleCallback",
  "scheduler",
  "cookieStore",
  "Element.prototype.moveBefore",
  "Element.prototype.setHTML",
  "Element.prototype.ariaNotify",
  "CSS.highlights",
  "URL.parse",
  "RegExp.escape",
  "Promise.try",
  "Error.isError",
  "Math.sumPrecise",
  "Map.prototype.getOrInsert",
  "Map.prototype.getOrInsertComputed",
  "Uint8Array.fromBase64",
  "Uint8Array.prototype.toBase64",
  "Intl.DurationFormat",
  "Temporal",
  "Float16Array",
  "Iterator",
];

/** The methods of iterators cannot be named from the global object. */
const OF_ITERATORS = "map filter take drop flatMap reduce toArray forEach some every find".split(" ");

/** Events that such a browser never sends. What a button commands happens unless its event is stopped. */
const EVENTS = ["command", "pageswap", "pagereveal", "scrollend"];

/** The same of stylesheets: names that such a browser does not know, so that it drops the declaration or the rule. */
const OF_STYLES = [
  "anchor-name",
  "anchor-scope",
  "position-anchor",
  "position-area",
  "position-try[a-z-]*",
  "anchor(?:-size)?(?=\\()",
  "calc-size",
  "closed-by",
  "contain-intrinsic-[a-z-]+",
  "content-visibility",
  "details-content",
  "field-sizing",
  "hyphenate-limit-chars",
  "interpolate-size",
  "scrollbar-(?:color|gutter|width)",
  "starting-style",
  "(?<=text-wrap(?:-style)?: ?)pretty",
  "view-transition[a-z-]*",
  "(?:animation|scroll|view)-timeline[a-z-]*",
];
const UNKNOWN_STYLES = new RegExp(`(?<![\\w-])(?:${OF_STYLES.join("|")})(?![\\w-])`, "g");

/** A test in a browser that lacks all of it. It tells what went wrong behind the page's back, as that of `visitor.ts` does. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(takeAway, { names: OF_SCRIPTS, methods: OF_ITERATORS, events: EVENTS });
    await rewriteStyles(page, (styles) => styles.replace(UNKNOWN_STYLES, "-unknown-$&"));
    await use(page);
    // Styles that were fetched ahead may still be on their way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

/** What is still there of all that was to be taken away. */
export async function leftOf(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([names, styles]) => {
      const left = names.filter((name) => {
        const parts = name.split(".");
        const key = parts.pop() ?? "";
        let owner: unknown = globalThis;
        for (const part of parts) owner = Reflect.get(Object(owner), part);
        return owner !== undefined && key in Object(owner);
      });
      const unknown = new RegExp(styles, "g");
      for (const { href, ownerNode } of document.styleSheets) {
        const text = href === null ? (ownerNode?.textContent ?? "") : await (await fetch(href)).text();
        left.push(...(text.replaceAll(/-unknown-[\w-]+/g, "").match(unknown) ?? []));
      }
      return left;
    },
    [OF_SCRIPTS, UNKNOWN_STYLES.source] as const,
  );
}

/** In the page, before any script of it. */
function takeAway(lacking: { names: string[]; methods: string[]; events: string[] }): void {
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const method of lacking.methods) Reflect.deleteProperty(iterators, method);
  for (const name of lacking.names) {
    const parts = name.split(".");
    const key = parts.pop() ?? "";
    let owner: unknown = globalThis;
    for (const part of parts) owner = Reflect.get(Object(owner), part);
    Reflect.deleteProperty(Object(owner), key);
  }
  for (const type of lacking.events)
    window.addEventListener(
      type,
      (event) => {
        if (!event.isTrusted) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  // Sections of the same name close each other by themselves.
  new MutationObserver(() => {
    for (const section of document.querySelectorAll("details[name]")) section.removeAttribute("name");
  }).observe(document, { childList: true, subtree: true });
  // Safari gives no focus to a button that is clicked or tapped.
  window.addEventListener("mousedown", (event) => {
    if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
  });
}
