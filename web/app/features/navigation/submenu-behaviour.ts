/** How long a submenu stays after the pointer has left it. */
const HOVER_OUT_DELAY_MS = 500;

/** Submenus open while a mouse is over them, and tell assistive technology whether they are open. */
export function startSubmenu(document: Document): void {
  let closing: { panel: HTMLElement; timer: number } | undefined;
  let openedByHover: HTMLElement | undefined;

  const keep = (panel: HTMLElement) => {
    if (closing?.panel === panel) {
      clearTimeout(closing.timer);
      closing = undefined;
    }
  };

  document.addEventListener("pointerover", (event) => {
    const panel = panelOf(event);
    if (!panel) return;
    keep(panel);
    if (panel.matches(":popover-open")) return;
    panel.showPopover({ source: buttonOf(panel) });
    openedByHover = panel;
  });

  document.addEventListener("pointerout", (event) => {
    const panel = panelOf(event);
    const submenu = panel?.closest("[data-submenu]");
    if (!panel || (event.relatedTarget instanceof Node && submenu?.contains(event.relatedTarget))) return;
    keep(panel);
    closing = { panel, timer: window.setTimeout(() => panel.hidePopover(), HOVER_OUT_DELAY_MS) };
  });

  // The pointer that opened a submenu by coming near shall not close it by clicking.
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("[data-submenu] > button");
    if (!button || openedByHover === undefined || panelOf(event) !== openedByHover) return;
    if (openedByHover.matches(":popover-open")) event.preventDefault();
    openedByHover = undefined;
  });

  document.addEventListener(
    "toggle",
    (event) => {
      const panel = event.target;
      if (!(panel instanceof HTMLElement) || !panel.matches("[data-submenu] > [popover]")) return;
      const isOpen = panel.matches(":popover-open");
      buttonOf(panel)?.setAttribute("aria-expanded", String(isOpen));
      if (!isOpen && openedByHover === panel) openedByHover = undefined;
    },
    { capture: true },
  );

  for (const button of document.querySelectorAll("[data-submenu] > button"))
    button.setAttribute("aria-expanded", "false");
}

/** The submenu under a mouse; touch and pen open it by tapping. */
function panelOf(event: PointerEvent | MouseEvent): HTMLElement | null {
  if (event instanceof PointerEvent && event.type !== "click" && event.pointerType !== "mouse") return null;
  if (!(event.target instanceof Element)) return null;
  return event.target.closest("[data-submenu]")?.querySelector<HTMLElement>(":scope > [popover]") ?? null;
}

function buttonOf(panel: HTMLElement): HTMLElement | undefined {
  return panel.parentElement?.querySelector<HTMLElement>(":scope > button") ?? undefined;
}
