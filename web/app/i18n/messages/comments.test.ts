import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { en as searchPanel } from "./search-panel/en.ts";

describe("en", () => {
  it.each([
    ["./en.ts", en],
    ["./search-panel/en.ts", searchPanel],
  ])("tells translators at every text of %s, directly above it, where it appears", async (file, texts) => {
    const source = await readFile(new URL(file, import.meta.url), "utf8");
    const commented = commentedKeysOf(source);
    expect(keysOf(texts).length).toBeGreaterThan(0);
    expect(keysOf(texts).filter((key) => !commented.has(key))).toEqual([]);
  });
});

/** Every key of a text, whole. */
function keysOf(messages: object, prefix = ""): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** The whole keys with a comment on the line above. One that shares its line with others is not found, and has none. */
function commentedKeysOf(source: string): Set<string> {
  const commented = new Set<string>();
  const path: string[] = [];
  const lines = source.split("\n");
  for (const [index, line] of lines.entries()) {
    const [, indent = "", quoted, plain] = /^((?: {2})+)(?:"([^"]+)"|(\w+)):/.exec(line) ?? [];
    const key = quoted ?? plain;
    if (key === undefined) continue;
    path.splice(indent.length / 2 - 1, path.length, key);
    if (lines[index - 1]?.endsWith("*/")) commented.add(path.join("."));
  }
  return commented;
}
