import { guardSearchForms } from "./secrets/guard-search-forms.ts";

/**
 * Opens the search by `/`, ⌘K and Ctrl K, and brings the panel to life when it is first reached for: until then nothing
 * of it is loaded. Its form works without.
 */
export function startSearch(document: Document): void {
  const coming = new WeakMap<Element, Promise<boolean>>();
  const alive = new WeakSet<Element>();

  /** Resolves to whether it lives. */
  const bringToLife = (dialog: HTMLDialogElement): Promise<boolean> => {
    const known = coming.get(dialog);
    if (known) return known;
    const life = import("./panel/mount-search-panel.ts")
      .then(({ mountSearchPanel }) => mountSearchPanel(dialog))
      .then(
        () => {
          alive.add(dialog);
          return true;
        },
        (error: unknown) => {
          // The next opening tries again.
          coming.delete(dialog);
          console.error("search: the panel could not be loaded", error);
          return false;
        },
      );
    coming.set(dialog, life);
    return life;
  };

  document.addEventListener("pointerdown", ({ target }) => {
    const panel = panelIn(document);
    if (panel && target instanceof Element && target.closest("[data-search-opener]")) void bringToLife(panel);
  });
  for (const type of ["toggle", "focusin"])
    document.addEventListener(
      type,
      ({ target }) => {
        const panel = panelIn(document);
        if (panel && target instanceof Node && panel.contains(target)) void bringToLife(panel);
      },
      { capture: true },
    );
  // Pressed before the panel was there to answer, the button is pressed again once it is.
  document.addEventListener("click", ({ target }) => {
    const panel = panelIn(document);
    const button = target instanceof Element && target.closest<HTMLElement>("[data-search-sources]");
    if (panel && button && !alive.has(panel)) void bringToLife(panel).then((lives) => lives && button.click());
  });
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
