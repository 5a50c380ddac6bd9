/** What the site's buttons command. */
const COMMANDS: Record<string, (dialog: HTMLDialogElement) => void> = {
  "show-modal": (dialog) => dialog.matches("[open], :popover-open") || dialog.showModal(),
  close: (dialog) => dialog.open && dialog.close(),
};

/**
 * Has buttons with `commandfor` open and close their dialogs in browsers that do not do so themselves (`docs/browsers.md`): a
 * `command` event comes first, as there. The window hears of a click after React, which listens on the document.
 */
export function startCommandButtons(window: Window): void {
  if ("command" in HTMLButtonElement.prototype) return;
  const { document } = window;
  window.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[commandfor]:enabled") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    const carryOut = COMMANDS[button?.getAttribute("command") ?? ""];
    if (!button || !carryOut || !(dialog instanceof HTMLDialogElement)) return;
    // Safari gives a button that is clicked no focus, and the dialog would have none to give back.
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    if (dialog.dispatchEvent(new Event("command", { cancelable: true }))) carryOut(dialog);
  });
}
