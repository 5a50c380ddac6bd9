import { expect, it } from "vitest";
import { forgetMeasured } from "./forget-measured.ts";

it("removes all that bears the project's key, and nothing else", () => {
  const localStorage = aStorage(["ph_phc_1_posthog", "__ph_opt_in_out_phc_1", "nuxt-color-mode", "analytics-consent"]);
  const sessionStorage = aStorage(["ph_phc_1_window_id", "ph_phc_1_primary_window_exists", "draft"]);
  forgetMeasured({ localStorage, sessionStorage }, "phc_1");
  expect(namesIn(localStorage)).toEqual(["nuxt-color-mode", "analytics-consent"]);
  expect(namesIn(sessionStorage)).toEqual(["draft"]);
});

it("goes on where one of the two is refused", () => {
  const sessionStorage = aStorage(["ph_phc_1_window_id"]);
  const browser = {
    sessionStorage,
    get localStorage(): Storage {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  };
  forgetMeasured(browser, "phc_1");
  expect(namesIn(sessionStorage)).toEqual([]);
});

function aStorage(names: string[]): Storage {
  const items = new Map(names.map((name) => [name, "stored"]));
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    removeItem: (name: string) => void items.delete(name),
  } as Storage;
}

function namesIn(storage: Storage): (string | null)[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index));
}
