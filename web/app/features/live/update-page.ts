import { refetchWhenQuiet } from "#app/quiet-after-load.ts";
import { LIVE_MARK } from "./start-live.ts";

/** What is typed into the page, written down and put back. */
export interface KeptFields {
  keep: () => void;
  restore: () => void;
}

/** The part of the router that pages are shown by; it is not promised. */
interface Router {
  revalidate?: () => Promise<void>;
}

/** What takes longer is not waited for. */
const PATIENCE_MS = 5_000;

/** So long after its data has come, the page is what it is. */
const SETTLED_AFTER_MS = 3_000;

/**
 * Brings the page shown up to its content, where it stands: the reader's place, what is typed and the focus stay. Where the menu or
 * a notice has changed, or React is not there, the document is loaded anew, with the same care.
 */
export function createPageUpdate(window: Window & typeof globalThis, keptFields: KeptFields) {
  const { document, location } = window;

  let settle: () => void = () => undefined;

  return async function update(): Promise<void> {
    await new Promise<void>((resolve) => refetchWhenQuiet(window.performance, resolve));
    const router = (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
    if (!router?.revalidate) return load();
    // What an earlier change would still put back, this one does.
    settle();
    keptFields.keep();
    const refocus = rememberFocus(document);
    const putBack = () => {
      keptFields.restore();
      refocus();
    };
    const main = document.querySelector("main");
    // Texts are exchanged as a whole, with the fields in them.
    const observer = new MutationObserver(putBack);
    if (main) observer.observe(main, { childList: true, subtree: true });
    let timer: number | undefined;
    let isOver = false;
    settle = () => {
      isOver = true;
      observer.disconnect();
      window.clearTimeout(timer);
    };
    try {
      // What is read comes first; bar, notices and footer are seldom others.
      await router.revalidate();
    } finally {
      const end = () => {
        observer.disconnect();
        putBack();
      };
      if (!isOver) timer = window.setTimeout(end, SETTLED_AFTER_MS);
    }
    if (await hasOtherShell()) load();
  };

  /** Loads the document. What an update would still put back is kept for it. */
  function load(): void {
    settle();
    keptFields.keep();
    location.reload();
  }

  /** Whether bar, notices and footer would be others if the page were loaded now. */
  async function hasOtherShell(): Promise<boolean> {
    const own = document.querySelector<HTMLElement>(LIVE_MARK)?.dataset.shellVersion;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await window.fetch(location.pathname + location.search, {
        headers: { Accept: "text/html" },
        // Not what the browser may still hold of before.
        cache: "no-cache",
        signal,
      });
      const version = /data-shell-version="([\da-f]+)"/.exec(answer.ok ? await answer.text() : "")?.[1];
      return version !== undefined && version !== own;
    } catch {
      return false;
    }
  }
}

/** The field that is being filled in, found again by its form and its name after its place in the page was written anew. */
function rememberFocus(document: Document): () => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement))
    return () => undefined;
  const { name, value, selectionStart, selectionEnd } = activeElement;
  const selector = `main form :is(input, textarea)[name="${CSS.escape(name)}"]`;
  const isToggle = activeElement instanceof HTMLInputElement && ["radio", "checkbox"].includes(activeElement.type);
  return () => {
    if (activeElement.isConnected || document.activeElement !== document.body) return;
    const again = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)].find(
      (field) => !isToggle || field.value === value,
    );
    again?.focus({ preventScroll: true });
    if (selectionStart !== null && !isToggle) again?.setSelectionRange(selectionStart, selectionEnd);
  };
}
