/** Told to the window when the content has become another than it was. */
export const CONTENT_CHANGED_EVENT = "contentchanged";

/** Where the page says that changes are told, and of which bar and footer it is. */
export const LIVE_MARK = "[data-live]";

/** Follows the changes of the content where the page says that they are told somewhere. Elsewhere nothing of it is loaded. */
export function startLive(window: Window, load: (address: string) => Promise<void>): void {
  const address = window.document.querySelector<HTMLElement>(LIVE_MARK)?.dataset.live;
  // Where the file is gone, pages are read as they are.
  if (address) load(address).catch(() => undefined);
}
