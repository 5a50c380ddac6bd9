/**
 * Puts something harmless in the place of the tab's storage where the browser refuses it, before React and its router run: they
 * log and throw there with every page. Nothing is kept in it; `mayReload` notices that.
 */
export function standInForStorage(window: Pick<Window, "sessionStorage">): void {
  try {
    void window.sessionStorage.length;
  } catch {
    replaceStorage(window, "sessionStorage");
  }
}

/** The same for all storage, whatever the browser allows: what other sites frame keeps nothing. */
export function forgoStorage(window: Pick<Window, "sessionStorage" | "localStorage">): void {
  replaceStorage(window, "sessionStorage");
  replaceStorage(window, "localStorage");
}

function replaceStorage(window: object, name: "sessionStorage" | "localStorage"): void {
  try {
    Object.defineProperty(window, name, { configurable: true, value: STAND_IN });
  } catch {
    // Nothing can take its place.
  }
}

const nothing = () => null;
const STAND_IN = { length: 0, key: nothing, getItem: nothing, setItem: nothing, removeItem: nothing, clear: nothing };
