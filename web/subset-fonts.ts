import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { changeMathFont } from "./math-font.ts";

interface Cut {
  /** Beside `fonts.css`. */
  file: string;
  source: string;
  /** The weights the site uses; a font of one weight has none to choose from. */
  weights: { min: number; max: number } | number | null;
  characters: string;
  change?: (sfnt: Buffer) => Buffer;
}

/** What English, German and French are written with, and the signs of arithmetic that texts use. */
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."ŒœŸ–—‘’‚“”„†•…‰‹›€™−≤≥≈≠√∞∑→←↑↓↗"].join("");

/** The letters and signs of formulas; numbers and words in them are set in the font of the text. */
const FORMULA_CHARACTERS = [
  // Slanted, as MathML draws a letter that stands for something. The place of the "h" is empty.
  ...range(0x1d434, 0x1d454),
  ...range(0x1d456, 0x1d467),
  ..."ℎ",
  ...[..."αβγδεθκλμπρστφω"].map((letter) => String.fromCodePoint(0x1d6fc + letter.charCodeAt(0) - 0x3b1)),
  // Of "max", "min", "log", "ln" and "exp".
  ..."aegilmnopx",
  ..."ΔΣ∑√()[]{}⌊⌋=+−×⋅·/<>≤≥≠≈∝←→!,.:;~‾",
].join("");

/** A bar over a letter is the one that grows with it, and which the font has as a combining sign. */
const BAR = { over: 0x203e, combining: 0x305 };

/** The site's own fonts, as their packages hold them, and what is kept of each. */
export const CUTS: readonly Cut[] = [
  {
    file: "besley.woff2",
    source: import.meta.resolve("@fontsource-variable/besley/files/besley-latin-wght-normal.woff2"),
    weights: 620,
    characters: CHARACTERS,
  },
  {
    file: "atkinson.woff2",
    source: import.meta.resolve(
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
    weights: { min: 400, max: 700 },
    characters: CHARACTERS,
  },
  {
    file: "atkinson-italic.woff2",
    source: import.meta.resolve(
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2",
    ),
    weights: { min: 400, max: 700 },
    characters: CHARACTERS,
  },
  {
    file: "formulas.woff2",
    source: import.meta.resolve("@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2"),
    weights: null,
    characters: FORMULA_CHARACTERS,
    change: (sfnt) =>
      changeMathFont(sfnt, {
        drawnAs: new Map([[BAR.over, BAR.combining]]),
        scripts: [75, 60],
        displayOperator: 1500,
      }),
  },
];

export const FONTS_FOLDER = fileURLToPath(new URL("app/ui/theme/fonts/", import.meta.url));

/** The bytes of a cut: WOFF2. Equal packages give equal bytes. */
export async function cutFont({ source, weights, characters, change }: Cut): Promise<Buffer> {
  const font = await readFile(new URL(source));
  const axes = weights === null ? {} : { variationAxes: { wght: weights } };
  if (!change) return subsetFont(font, characters, { targetFormat: "woff2", ...axes });
  const known = characters + String.fromCodePoint(BAR.combining);
  return subsetFont(change(await subsetFont(font, known, { targetFormat: "sfnt" })), characters, {
    targetFormat: "woff2",
  });
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

if (import.meta.main) for (const cut of CUTS) await writeFile(FONTS_FOLDER + cut.file, await cutFont(cut));
