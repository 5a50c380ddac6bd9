import { readStored, writeStored } from "./browser-storage.ts";

/**
 * What is set in a lab stands in the page's address a moment later. Whoever leaves within that moment finds it again when they
 * come back to the same address, once.
 */
export function createLateState(name: string) {
  const key = `lab-late-${name}`;
  return {
    /** @param shown the link that the address holds */
    save(shown: string | null, link: string): void {
      writeStored("sessionStorage", key, JSON.stringify([shown, link]));
    },

    forget(): void {
      writeStored("sessionStorage", key, null);
    },

    /** The link of what was set last, where the address is still the one it was set at; null elsewhere, and the second time. */
    take(shown: string | null): string | null {
      const stored = readStored("sessionStorage", key);
      if (stored === null) return null;
      writeStored("sessionStorage", key, null);
      const [address, link] = read(stored);
      return address === shown && typeof link === "string" ? link : null;
    },
  };
}

function read(stored: string): unknown[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // Not ours.
  }
}
