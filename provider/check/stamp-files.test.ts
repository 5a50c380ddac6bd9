import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { stampFiles } from "./stamp-files.ts";

test("sets the spaces of French in a file that has all languages, and in no other line", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "stamp-"));
  await mkdir(path.join(folder, "content"));
  const before = process.cwd();
  process.chdir(folder);
  try {
    const text = ["  right:", "    en: Who pays ?", "    fr: Qui paie ?", ""].join("\n");
    await writeFile("content/corrections.yaml", text);
    expect(await stampFiles(["content/corrections.yaml"], [])).toEqual([
      "content/corrections.yaml: has the spaces of French now",
    ]);
    expect(await readFile("content/corrections.yaml", "utf8")).toMatch(
      /en: Who pays \?\n {4}fr: Qui paie[\u00a0\u202f]\?\n/,
    );
  } finally {
    process.chdir(before);
  }
});
