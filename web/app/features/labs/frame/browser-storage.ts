/** What a browser has stored under a name. Null where there is nothing, or where it stores nothing at all. */
export function readStored(storage: "localStorage" | "sessionStorage", name: string): string | null {
  try {
    return window[storage].getItem(name);
  } catch {
    return null; // Storage is switched off: a lab works without memory.
  }
}

export function writeStored(storage: "localStorage" | "sessionStorage", name: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(name);
    else window[storage].setItem(name, value);
  } catch {
    // Storage is switched off or full: a lab works without memory.
    return;
  }
}
