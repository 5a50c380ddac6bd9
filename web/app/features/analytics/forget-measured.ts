/** Removes what the analytics library has written down on this device: all its names hold the project's key. */
export function forgetMeasured(window: Pick<Window, "localStorage" | "sessionStorage">, key: string): void {
  for (const storage of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      forgetIn(storage(), key);
    } catch {
      // Where storage is refused, nothing is written down.
    }
  }
}

function forgetIn(storage: Storage, key: string): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const name of names) if (name.includes(key)) storage.removeItem(name);
}
