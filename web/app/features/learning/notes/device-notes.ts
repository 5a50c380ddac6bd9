import type { Device } from "../device-events.ts";
import { NOTES_PREFIX } from "./notes-prefix.ts";

const CHANGED = "learningnoteschange";

export type DeviceNotes = ReturnType<typeof createDeviceNotes>;

/**
 * What the device stores of a learner besides events, and no account: the path they are on, where a placement check says to begin, when
 * questions come back. Each note has a key of its own, so that tabs lose nothing of each other. Where the browser refuses storage, notes last as long as the page.
 */
export function createDeviceNotes(device: Device) {
  const inMemory = new Map<string, unknown>();
  const tell = () => device.dispatchEvent(new Event(CHANGED));

  function write(name: string, value: unknown): void {
    inMemory.delete(name);
    try {
      device.localStorage.setItem(NOTES_PREFIX + name, JSON.stringify(value));
    } catch {
      inMemory.set(name, value); // Refused, or full.
    }
  }

  function forget(name: string): void {
    inMemory.delete(name);
    try {
      device.localStorage.removeItem(NOTES_PREFIX + name);
    } catch {
      // What refuses to forget has not stored anything either.
    }
  }

  function list(under: string): [name: string, value: unknown][] {
    const stored = storedNames(device).map((name): [string, unknown] => [name, read(device, name)]);
    return [...new Map([...stored, ...inMemory])].filter(([name]) => name.startsWith(under));
  }

  return {
    /** Null where there is none, or where it is broken: whoever asks says what it must look like. */
    get: (name: string): unknown => (inMemory.has(name) ? inMemory.get(name) : read(device, name)),

    /** All notes whose names begin so. */
    list,

    set(name: string, value: unknown) {
      write(name, value);
      tell();
    },

    remove(...names: string[]) {
      for (const name of names) forget(name);
      tell();
    },

    clear() {
      for (const [name] of list("")) forget(name);
      tell();
    },

    /** Calls back when this or another tab has changed something; the answer ends that. */
    onChange(callback: () => void): () => void {
      const onStorage = (event: Event) => {
        const key = "key" in event ? event.key : null;
        if (typeof key !== "string" || key.startsWith(NOTES_PREFIX)) callback();
      };
      device.addEventListener("storage", onStorage);
      device.addEventListener(CHANGED, callback);
      return () => {
        device.removeEventListener("storage", onStorage);
        device.removeEventListener(CHANGED, callback);
      };
    },
  };
}

function storedNames(device: Device): string[] {
  try {
    const { localStorage } = device;
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "")
      .filter((key) => key.startsWith(NOTES_PREFIX))
      .map((key) => key.slice(NOTES_PREFIX.length));
  } catch {
    return [];
  }
}

function read(device: Device, name: string): unknown {
  try {
    return JSON.parse(device.localStorage.getItem(NOTES_PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}
