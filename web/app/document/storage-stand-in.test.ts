import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { STORAGE_SCRIPT } from "./storage-stand-in.ts";

it("takes the place of storage that is refused, and keeps nothing", () => {
  const tab = aTab({
    get: () => {
      throw new Error("refused");
    },
  });
  runInNewContext(`${STORAGE_SCRIPT};sessionStorage.setItem("a","b");result=sessionStorage.getItem("a")`, tab);
  expect(tab.result).toBeNull();
});

it("leaves storage alone that works", () => {
  const storage = { length: 0, getItem: () => "kept" };
  const tab = aTab({ value: storage });
  runInNewContext(`${STORAGE_SCRIPT};result=sessionStorage.getItem("a")`, tab);
  expect(tab.result).toBe("kept");
});

it("lets the page go on where nothing can take its place", () => {
  const tab = aTab({
    configurable: false,
    get: () => {
      throw new Error("refused");
    },
  });
  expect(() => runInNewContext(STORAGE_SCRIPT, tab)).not.toThrow();
});

/** A window as scripts see it: what is global is its property. */
function aTab(sessionStorage: PropertyDescriptor): Record<string, unknown> {
  const tab: Record<string, unknown> = {};
  tab.window = tab;
  return Object.defineProperty(tab, "sessionStorage", { configurable: true, ...sessionStorage });
}
