import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findModuleState } from "./check-module-state.mjs";

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "module-state-"));
  mkdirSync(path.join(root, "web", "app"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

describe("findModuleState", () => {
  it.each([
    "let loader: Loader | undefined;",
    "export let latest = 0;",
    "const known = new Map();",
    "const known = new Map<string, (text: string) => void>();",
    "const seen: Set<string> = new Set();",
    "const merged = new WeakMap<Menu, Navigation>();",
    "export const kept = new LRUCache<string, string>({ max: 10 });",
    "const keep = createKeeper<Promise<View>>();",
  ])("finds what a module remembers: %s", (line) => {
    expect(problemsOf(`/** Why. */\n${line}\n`)).toEqual([expect.stringContaining(`a.ts:2: `)]);
  });

  it.each([
    'const METHODS = new Set(["GET"]);',
    "const ALPHABETS = new Map([",
    "const NONE: ReadonlyMap<string, string> = new Map();",
    "export const FiguresContext = createContext<Figures>(new Map());",
    "function create() {\n  const known = new Map();\n  let latest = 0;\n}",
  ])("leaves tables, and what a function makes: %s", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

/** @param {string} text */
function problemsOf(text) {
  writeFileSync(path.join(root, "web", "app", "a.ts"), text);
  return findModuleState(root);
}
