import type { IconData } from "./icon-data.ts";

/** The device caches this many icons, and none for longer. */
const MOST_ENTRIES = 50;
const LONGEST_HOURS = 168;

const HOUR_MS = 3_600_000;
const KEY = "icons";

type Entry = { name: string; at: number; icon: IconData };

/**
 * The icons that this device has asked for. When there are too many, those that have been cached longest go. A browser that
 * refuses storage caches nothing.
 */
export function createIconCache({
  storage,
  now,
}: {
  storage: () => Pick<Storage, "getItem" | "setItem">;
  now: () => number;
}) {
  return {
    get(name: string): IconData | null {
      return read().find((entry) => entry.name === name)?.icon ?? null;
    },
    add(icons: ReadonlyMap<string, IconData>): void {
      const others = read().filter(({ name }) => !icons.has(name));
      const added = [...icons].map(([name, icon]) => ({ name, at: now(), icon }));
      try {
        storage().setItem(KEY, JSON.stringify([...others, ...added].slice(-MOST_ENTRIES)));
      } catch {
        // They are asked for again on the next page.
      }
    },
  };

  /** What is cached and not too old; the oldest first. */
  function read(): Entry[] {
    try {
      const entries: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
      if (!Array.isArray(entries)) return [];
      // A clock that was set back makes an entry of the future: it counts for nothing.
      return entries.filter(
        (entry) => isEntry(entry) && entry.at <= now() && now() - entry.at < LONGEST_HOURS * HOUR_MS,
      );
    } catch {
      return [];
    }
  }
}

function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== "object" || entry === null) return false;
  const { name, at, icon } = entry as Partial<Record<keyof Entry, unknown>>;
  return typeof name === "string" && typeof at === "number" && isIconData(icon);
}

/** Whether this can be drawn. What stands in it has been seen to by the server. */
export function isIconData(icon: unknown): icon is IconData {
  if (typeof icon !== "object" || icon === null) return false;
  const { body, width, height } = icon as Partial<Record<keyof IconData, unknown>>;
  return typeof body === "string" && typeof width === "number" && typeof height === "number";
}
