import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

interface Cut {
  /** Beside `fonts.css`. */
  file: string;
  source: string;
  /** The weights the site uses. */
  weights: { min: number; max: number };
}

/** The site's own fonts, as their packages hold them, and what is kept of each. */
export const CUTS: readonly Cut[] = [
  {
    file: "besley.woff2",
    source: import.meta.resolve("@fontsource-variable/besley/files/besley-latin-wght-normal.woff2"),
    weights: { min: 500, max: 700 },
  },
  {
    file: "atkinson.woff2",
    source: import.meta.resolve(
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
    weights: { min: 400, max: 700 },
  },
  {
    file: "atkinson-italic.woff2",
    source: import.meta.resolve(
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2",
    ),
    weights: { min: 400, max: 700 },
  },
];

/** What English, German and French are written with, and the signs of arithmetic that texts use. */
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."ŒœŸ–—‘’‚“”„†•…‰‹›€™−≤≥≈≠√∞∑→←↑↓↗"].join("");

export const FONTS_FOLDER = fileURLToPath(new URL("app/ui/theme/fonts/", import.meta.url));

/** The bytes of a cut: WOFF2. Equal packages give equal bytes. */
export async function cutFont({ source, weights }: Cut): Promise<Buffer> {
  const font = await readFile(new URL(source));
  return subsetFont(font, CHARACTERS, { targetFormat: "woff2", variationAxes: { wght: weights } });
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

if (import.meta.main) for (const cut of CUTS) await writeFile(FONTS_FOLDER + cut.file, await cutFont(cut));
