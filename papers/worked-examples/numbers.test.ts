import { readdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { paperText } from "./paper-text.ts";
import { NUMBERS_OF_PAPERS, numbersFile, numbersOf } from "./write-numbers.ts";

const SLUGS = Object.keys(NUMBERS_OF_PAPERS);

describe("the numbers that papers print and draw", () => {
  it.each(SLUGS)(
    "%s: are those that the simulators compute (else: node papers/worked-examples/write-numbers.ts)",
    async (slug) => {
      expect(JSON.parse(await readFile(numbersFile(slug), "utf8"))).toEqual(numbersOf(slug));
    },
  );

  it.each(SLUGS)("%s: are taken from their file", async (slug) => {
    expect(await paperText(slug)).toContain(`#let n = json("numbers/${slug}.json")`);
  });

  it("have no file without a computation", async () => {
    const files = await readdir(dirname(numbersFile("any")));
    expect(files.sort()).toEqual(SLUGS.map((slug) => `${slug}.json`).sort());
  });
});
