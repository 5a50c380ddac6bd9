/**
 * Puts something harmless in the place of the tab's storage, which the browser refuses, before React and its router run: they
 * log and throw there with every page. Nothing is stored in it; `mayReload` notices that.
 */
export function provideStorageFallback(window: Pick<Window, "sessionStorage">): void {
  replaceStorage(window, "sessionStorage");
}

/** The same for all storage, whatever the browser allows: what other sites frame stores nothing. */
export function forgoStorage(window: Pick<Window, "sessionStorage" | "localStorage">): void {
  replaceStorage(window, "sessionStorage");
  replaceStorage(window, "localStorage");
}

function replaceStorage(window: object, name: "sessionStorage" | "localStorage"): void {
  try {
    Object.defineProperty(window, name, { configurable: true, value: FALLBACK });
  } catch {
    // Nothing can take its place.
  }
}

const nothing = () => null;
const FALLBACK = { length: 0, key: nothing, getItem: nothing, setItem: nothing, removeItem: nothing, clear: nothing };
