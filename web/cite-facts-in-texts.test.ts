import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import compile from "icu-minify/compile";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTextCiter } from "./cite-facts-in-texts.ts";

const NAME = '{ en: "a", de: "b", ko: "c", fr: "d", zh: "e" }';
const FILE = `units:
  blocks: { en: "# block|# blocks", de: "# Block|# Blöcke", ko: "#블록", fr: "# bloc|# blocs", zh: "# 个区块" }
sources: { code: { ref: "The code", basis: code, checkedOn: 2026-06-30, reviewBy: 2027-06-30 } }
facts:
  tempo: { name: ${NAME}, value: 7200, unit: blocks, source: code }
  signs: { name: ${NAME}, text: "it's {half} <b>", source: code }
`;

describe("createTextCiter", () => {
  it("puts facts into texts, as the language writes them", async () => {
    const citing = await createTextCiter(await aFile(FILE));
    expect(citing("{fact:tempo}", "ko")).toBe("7,200블록");
    expect(citing("no fact, {count, number}", "ko")).toBe("no fact, {count, number}");
  });

  it("takes the signs of a value as they are, wherever the text is read as a message", async () => {
    const citing = await createTextCiter(await aFile(FILE));
    expect(compile(citing("{fact:signs}", "en"))).toBe("it's {half} <b>");
  });

  it("fails for texts that cite what is not there, and for a file that is wrong", async () => {
    const citing = await createTextCiter(await aFile(FILE));
    expect(() => citing("{fact:temp}", "en")).toThrow("expected a fact of facts.yaml, like {fact:tempo}");
    await expect(createTextCiter(await aFile("facts: {}"))).rejects.toThrow("content/facts.yaml");
  });
});

async function aFile(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "facts-")), "facts.yaml");
  onTestFinished(() => rm(dirname(file), { recursive: true }));
  await writeFile(file, text);
  return file;
}
