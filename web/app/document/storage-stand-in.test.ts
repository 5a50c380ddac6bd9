import { expect, it } from "vitest";
import { forgoStorage, standInForStorage } from "./storage-stand-in.ts";

const REFUSED = {
  get: () => {
    throw new Error("refused");
  },
};

it("takes the place of storage that is refused, and keeps nothing", () => {
  const tab = aTab({ configurable: true, ...REFUSED });
  standInForStorage(tab);
  tab.sessionStorage.setItem("a", "b");
  expect(tab.sessionStorage.getItem("a")).toBeNull();
});

it("leaves storage alone that works", () => {
  const tab = aTab({ value: { length: 0, getItem: () => "kept" } });
  standInForStorage(tab);
  expect(tab.sessionStorage.getItem("a")).toBe("kept");
});

it("lets the page go on where nothing can take its place", () => {
  expect(() => standInForStorage(aTab({ configurable: false, ...REFUSED }))).not.toThrow();
});

it("takes the place of all storage where nothing is to be kept", () => {
  const kept: string[] = [];
  const storage = { configurable: true, value: { setItem: (name: string) => kept.push(name), getItem: () => "kept" } };
  const frame = Object.defineProperty(aTab(storage) as Window, "localStorage", storage);
  forgoStorage(frame);
  frame.sessionStorage.setItem("a", "b");
  frame.localStorage.setItem("a", "b");
  expect([kept, frame.localStorage.getItem("a"), frame.sessionStorage.getItem("a")]).toEqual([[], null, null]);
});

function aTab(sessionStorage: PropertyDescriptor): Pick<Window, "sessionStorage"> {
  return Object.defineProperty({} as Pick<Window, "sessionStorage">, "sessionStorage", sessionStorage);
}
