import { guardSearchForms } from "./secrets/guard-search-forms.ts";

/**
 * Opens the search by `/`, ⌘K and Ctrl K, and brings the panel to life when it is first reached for: until then nothing
 * of it is loaded. Its form works without.
 */
export function startSearch(document: Document): void {
  const loading = new WeakSet<Element>();
  const alive = new WeakSet<Element>();

  const bringToLife = async (dialog: HTMLDialogElement | null) => {
    if (!dialog || loading.has(dialog)) return;
    loading.add(dialog);
    try {
      const { mountSearchPanel } = await import("./panel/mount-search-panel.ts");
      await mountSearchPanel(dialog);
      alive.add(dialog);
    } catch (error) {
      // The next opening tries again.
      loading.delete(dialog);
      console.error("search: the panel could not be loaded", error);
    }
  };

  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element && target.closest("[data-search-opener]")) void bringToLife(panelIn(document));
  });
  for (const type of ["toggle", "focusin"])
    document.addEventListener(
      type,
      ({ target }) => {
        const panel = panelIn(document);
        if (target instanceof Node && panel?.contains(target)) void bringToLife(panel);
      },
      { capture: true },
    );
  document.addEventListener("keydown", (event) => {
    if (isShortcut(event) && openSearch(document)) event.preventDefault();
  });
  guardSearchForms(document, (form) => alive.has(form.closest("dialog") ?? form));
}

function panelIn(document: Document): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("dialog#search-overlay");
}

/** `/` where nothing is being written; ⌘K and Ctrl K everywhere. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.metaKey || event.ctrlKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
  return event.key === "/" && !isWritten(event.target);
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** By the button one would press; false where none can be pressed. An open search gets the focus. */
function openSearch(document: Document): boolean {
  const panel = panelIn(document);
  if (panel?.matches(":popover-open, [open]")) {
    panel.querySelector<HTMLInputElement>(".search-field")?.select();
    return true;
  }
  if (document.querySelector("dialog:modal:not([data-overlay])")) return false;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-search-opener]")];
  const button = buttons.findLast((candidate) => candidate.checkVisibility());
  button?.click();
  return button !== undefined;
}
