import { globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFrenchSpaces } from "@learn-bittensor/provider/french-spaces";
import { describe, expect, it } from "vitest";
import { richTextWords } from "./app/ui/rich-text/rich-text-words.ts";

const APP = fileURLToPath(new URL("./app/", import.meta.url));
const FILES = globSync(["i18n/messages/**/fr.ts", "features/**/texts/fr.ts"], { cwd: APP });

describe("the French texts of the interface", () => {
  it("are all looked at", () => {
    expect(FILES.length).toBeGreaterThanOrEqual(10);
  });

  it.each(FILES)("have the spaces of French in %s", async (file) => {
    expectFrenchSpaces(await import(pathToFileURL(`${APP}${file}`).href));
  });

  it("have the spaces of French around texts to read", () => {
    expectFrenchSpaces(richTextWords.fr);
  });
});

function expectFrenchSpaces(texts: object): void {
  const all = textsIn(texts);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((text) => setFrenchSpaces(text) !== text)).toEqual([]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
