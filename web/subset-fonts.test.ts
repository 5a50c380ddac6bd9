import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { CUTS, cutFont, FONTS_FOLDER } from "./subset-fonts.ts";

/** What a first view may load of fonts: the text, the headings and an italic word. */
const MOST_BYTES = 80_000;

test.for(CUTS)("$file is what is cut from its package", { timeout: 60_000 }, async (cut) => {
  expect((await readFile(FONTS_FOLDER + cut.file)).equals(await cutFont(cut))).toBe(true);
});

test("all fonts of a page keep to their bytes", async () => {
  const fonts = await Promise.all(CUTS.map(({ file }) => readFile(FONTS_FOLDER + file)));
  const bytes = fonts.reduce((sum, font) => sum + font.length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test("formulas have a bar over a letter, which the package has as a combining sign only, and what they are written with", async () => {
  const font = create(await readFile(`${FONTS_FOLDER}formulas.woff2`)) as Font;
  for (const character of "‾~∑√⌊⌋𝑊𝛼ℎ")
    expect(font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0), character).toBe(true);
});
