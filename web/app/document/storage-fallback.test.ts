import { expect, it } from "vitest";
import { forgoStorage, provideStorageFallback } from "./storage-fallback.ts";

const REFUSED = {
  get: () => {
    throw new Error("refused");
  },
};

it("takes the place of storage that is refused, and stores nothing", () => {
  const tab = aTab({ configurable: true, ...REFUSED });
  provideStorageFallback(tab);
  tab.sessionStorage.setItem("a", "b");
  expect(tab.sessionStorage.getItem("a")).toBeNull();
});

it("lets the page go on where nothing can take its place", () => {
  expect(() => provideStorageFallback(aTab({ configurable: false, ...REFUSED }))).not.toThrow();
});

it("takes the place of all storage where nothing is to be stored", () => {
  const stored: string[] = [];
  const storage = {
    configurable: true,
    value: { setItem: (name: string) => stored.push(name), getItem: () => "stored" },
  };
  const frame = Object.defineProperty(aTab(storage) as Window, "localStorage", storage);
  forgoStorage(frame);
  frame.sessionStorage.setItem("a", "b");
  frame.localStorage.setItem("a", "b");
  expect([stored, frame.localStorage.getItem("a"), frame.sessionStorage.getItem("a")]).toEqual([[], null, null]);
});

function aTab(sessionStorage: PropertyDescriptor): Pick<Window, "sessionStorage"> {
  return Object.defineProperty({} as Pick<Window, "sessionStorage">, "sessionStorage", sessionStorage);
}
