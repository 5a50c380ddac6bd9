import atkinsonSlices from "@fontsource-variable/atkinson-hyperlegible-next/unicode.json" with { type: "json" };
import besleySlices from "@fontsource-variable/besley/unicode.json" with { type: "json" };
import koreanSlices from "@fontsource-variable/noto-sans-kr/unicode.json" with { type: "json" };
import chineseSlices from "@fontsource-variable/noto-sans-sc/unicode.json" with { type: "json" };

/** How images look: colours, sizes and fonts, and the mark, as `ui/theme/tokens.css` and `ui/site-mark.tsx` have them for pages. */
export const SHARE_IMAGE_LOOK = {
  width: 1_200,
  height: 630,
  margin: 80,
  colors: { canvas: "#fbf7ee", text: "#182137", muted: "#4c5466", marker: "#ffbc32" },
  /** A title is as large as it can be on so many lines. */
  titleSizes: [
    { size: 88, lines: 2 },
    { size: 74, lines: 3 },
    { size: 62, lines: 4 },
    { size: 50, lines: 5 },
  ],
  kickerSize: 32,
  nameSize: 38,
} as const;

/** Packages of Fontsource: fonts cut into slices, each with the characters it holds. */
export const SHARE_IMAGE_FONTS = {
  display: { name: "@fontsource-variable/besley", slices: besleySlices },
  text: { name: "@fontsource-variable/atkinson-hyperlegible-next", slices: atkinsonSlices },
  korean: { name: "@fontsource-variable/noto-sans-kr", slices: koreanSlices },
  chinese: { name: "@fontsource-variable/noto-sans-sc", slices: chineseSlices },
} as const;

export type FontName = keyof typeof SHARE_IMAGE_FONTS;

/** How letters are set. `font` is that of alphabets; what it does not have, the language's own draws. */
export interface Face {
  font: FontName;
  weight: number;
  /** Between letters, as a part of their size. */
  tracking: number;
}

/** Titles of languages with a script of their own have its typeface: a serif beside it would look like an accident. */
export const SHARE_IMAGE_FACES = {
  title: { font: "display", weight: 620, tracking: -0.02 },
  titleInOwnScript: { font: "text", weight: 700, tracking: 0 },
  small: { font: "text", weight: 500, tracking: 0 },
  name: { font: "display", weight: 640, tracking: -0.01 },
} as const satisfies Record<string, Face>;

/** The mark beside the site's name, in a square of 32. */
export const MARK = {
  size: 32,
  letter:
    "M2 6.2C7 4.3 12.5 4.9 16 8.3 19.5 4.9 25 4.3 30 6.2V11C25.5 9.5 21.3 9.9 18.3 12.4V19.6c0 3.3 1.7 4.7 4.5 4.1l.6 3.3c-5.6 1.3-9.7-1.3-9.7-7V12.4C10.7 9.9 6.5 9.5 2 11Z",
  node: { x: 26.6, y: 24.6, radius: 2.9 },
} as const;
