const STORAGE_KEY = "recent-searches";
const MOST_STORED = 5;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** What was searched last, newest first; it stays on the device. Where nothing may be stored, nothing is. */
export function createRecentSearches(storage: () => Storage) {
  const list = (): string[] => {
    const stored = quietly(() => JSON.parse(storage().getItem(STORAGE_KEY) ?? "[]"));
    if (!Array.isArray(stored)) return [];
    return stored.filter((text) => typeof text === "string" && text.trim() !== "").slice(0, MOST_STORED);
  };
  return {
    list,
    remember(text: string): void {
      const newest = text.trim();
      if (newest === "") return;
      const older = list().filter((other) => other.toLowerCase() !== newest.toLowerCase());
      const texts = [newest, ...older].slice(0, MOST_STORED);
      quietly(() => storage().setItem(STORAGE_KEY, JSON.stringify(texts)));
    },
    forgetAll(): void {
      quietly(() => storage().removeItem(STORAGE_KEY));
    },
  };
}

/** A browser may forbid its storage, or have none left; what is stored may be anything. */
function quietly(use: () => unknown): unknown {
  try {
    return use();
  } catch {
    return undefined;
  }
}
