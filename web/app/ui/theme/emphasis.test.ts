import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

describe("what is stressed", () => {
  it("has dots in Korean and Chinese, whose faces have no italic", async () => {
    const css = await readFile(new URL("base.css", import.meta.url), "utf8");
    const rule = /em:is\(:lang\(ko\), :lang\(zh\)\) \{([\s\S]*?)\n {2}\}/.exec(css)?.[1];
    expect(rule).toContain("font-style: normal;");
    expect(rule).toContain("text-emphasis: filled dot;");
    expect(rule).toMatch(/&:lang\(zh\) \{\s*text-emphasis-position: under right;/);
  });
});
