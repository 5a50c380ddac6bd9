import { type LearningEvent, parseLearningEvent } from "./learning-event.ts";
import { compactEvents, mergeEvents } from "./merge-events.ts";

/** Each event has a key of its own, so that two tabs that write at once lose nothing of each other. */
export const KEY_PREFIX = "learning/";

/** A window, or a fake of one. Its storage may throw, at being asked for and at each use. */
export type Device = EventTarget & {
  readonly localStorage: Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;
};

export type DeviceEvents = ReturnType<typeof createDeviceEvents>;

/**
 * The events this device stores: all of them as long as nobody signs in, else those an account has not yet acknowledged.
 * A browser may refuse storage; they then last as long as the page, and `isStored` says so.
 */
export function createDeviceEvents(device: Device) {
  let inMemory: LearningEvent[] = [];

  function read(): LearningEvent[] {
    return mergeEvents(readStorage(device), inMemory);
  }

  function add(events: readonly LearningEvent[]): void {
    const known = read();
    const compacted = compactEvents(mergeEvents(known, events));
    const knownIds = new Set(known.map(({ id }) => id));
    const compactedIds = new Set(compacted.map(({ id }) => id));
    for (const event of compacted) if (!knownIds.has(event.id) && !write(event)) inMemory.push(event);
    forget(known.filter(({ id }) => !compactedIds.has(id)));
  }

  function write(event: LearningEvent): boolean {
    try {
      device.localStorage.setItem(KEY_PREFIX + event.id, JSON.stringify(event));
      return true;
    } catch {
      return false; // Refused, or full.
    }
  }

  function forget(events: Iterable<Pick<LearningEvent, "id">>): void {
    const ids = new Set([...events].map(({ id }) => id));
    inMemory = inMemory.filter(({ id }) => !ids.has(id));
    try {
      for (const id of ids) device.localStorage.removeItem(KEY_PREFIX + id);
    } catch {
      // What refuses to forget has not stored anything either.
    }
  }

  return {
    /** In the order in which they happened. */
    list: read,

    /** Merges events into those that are here. */
    add(...events: LearningEvent[]) {
      add(events);
      tell(device);
    },

    forget(events: Iterable<Pick<LearningEvent, "id">>) {
      forget(events);
      tell(device);
    },

    /** Whether all of them outlast the page. */
    isStored: () => inMemory.length === 0,

    /** Calls back when this or another tab has changed something; the answer ends that. */
    onChange(callback: () => void): () => void {
      const onStorage = (event: Event) => {
        // Without a key, everything has been cleared.
        const key = "key" in event ? event.key : null;
        if (typeof key !== "string" || key.startsWith(KEY_PREFIX)) callback();
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

/** Told to the window, so that all of the page knows. */
const CHANGED = "learningchange";

function tell(device: Device): void {
  device.dispatchEvent(new Event(CHANGED));
}

/** Nothing where the browser refuses storage. What is no event is left alone. */
function readStorage(device: Device): LearningEvent[] {
  try {
    const { localStorage } = device;
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return keys
      .filter((key) => key.startsWith(KEY_PREFIX))
      .flatMap((key) => parseLearningEvent(parseJson(localStorage.getItem(key))) ?? []);
  } catch {
    return [];
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
