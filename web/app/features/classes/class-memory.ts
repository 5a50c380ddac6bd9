/** Under which a device stores what it was counted for, one name for each class. */
const PREFIX = "class/";

/** What a device knows of itself in a class: whether it may be counted, and for what it has been. */
export interface ClassMemory {
  /** Null until somebody has chosen. */
  isCounted: boolean | null;
  hasJoined: boolean;
  opened: readonly number[];
  answered: readonly string[];
}

const NOTHING: ClassMemory = { isCounted: null, hasJoined: false, opened: [], answered: [] };

/** What stores something on the device; it may refuse to. */
export type Device = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What the device stores of a class; nothing where it stores nothing at all. */
export function readClassMemory(device: () => Device, key: string): ClassMemory {
  try {
    return parseMemory(JSON.parse(device().getItem(PREFIX + key) ?? "null"));
  } catch {
    return NOTHING; // Storage is switched off, or holds something else: the page remembers as long as it is open.
  }
}

/** Of a class that has ended nothing is stored: `null`. */
export function writeClassMemory(device: () => Device, key: string, memory: ClassMemory | null): void {
  try {
    if (memory === null) device().removeItem(PREFIX + key);
    else device().setItem(PREFIX + key, JSON.stringify(memory));
  } catch {
    return; // As above.
  }
}

function parseMemory(value: unknown): ClassMemory {
  if (typeof value !== "object" || value === null) return NOTHING;
  const { isCounted, hasJoined, opened, answered } = value as Partial<Record<keyof ClassMemory, unknown>>;
  return {
    isCounted: typeof isCounted === "boolean" ? isCounted : null,
    hasJoined: hasJoined === true,
    opened: Array.isArray(opened) ? opened.filter((step) => typeof step === "number") : [],
    answered: Array.isArray(answered) ? answered.filter((question) => typeof question === "string") : [],
  };
}
