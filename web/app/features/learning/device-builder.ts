import type { Device } from "./device-events.ts";

/** For tests: tabs of one browser, which share a storage; each hears of what the others change. */
export function aBrowser(options: { refuses?: "asking" | "writing" | "nothing"; holds?: Record<string, string> } = {}) {
  const { refuses = "nothing", holds = {} } = options;
  const items = new Map(Object.entries(holds));
  const tabs: EventTarget[] = [];
  return {
    items,
    openTab(): Device {
      const tab = new EventTarget();
      tabs.push(tab);
      const tellOthers = (key: string) => {
        for (const other of tabs) {
          if (other !== tab) other.dispatchEvent(Object.assign(new Event("storage"), { key }));
        }
      };
      const storage: Device["localStorage"] = {
        get length() {
          return items.size;
        },
        key: (index) => [...items.keys()][index] ?? null,
        getItem: (key) => items.get(key) ?? null,
        setItem(key, value) {
          if (refuses === "writing") throw new DOMException("full", "QuotaExceededError");
          items.set(key, value);
          tellOthers(key);
        },
        removeItem(key) {
          if (items.delete(key)) tellOthers(key);
        },
      };
      return Object.defineProperty(Object.assign(tab, { localStorage: storage }), "localStorage", {
        get() {
          if (refuses === "asking") throw new DOMException("refused", "SecurityError");
          return storage;
        },
      });
    },
  };
}
