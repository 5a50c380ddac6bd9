import { expect, it } from "vitest";
import { standInForStorage } from "./storage-stand-in.ts";

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

function aTab(sessionStorage: PropertyDescriptor): Pick<Window, "sessionStorage"> {
  return Object.defineProperty({} as Pick<Window, "sessionStorage">, "sessionStorage", sessionStorage);
}
