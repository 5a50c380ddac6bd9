import koreanSlices from "@fontsource-variable/noto-sans-kr/unicode.json" with { type: "json" };
import chineseSlices from "@fontsource-variable/noto-sans-sc/unicode.json" with { type: "json" };

/** How cards look: colours, sizes and fonts, and the mark. Everything else works out where things stand. */
export const CARD_LOOK = {
  width: 1_200,
  height: 630,
  margin: 80,
  colors: { canvas: "#fbf7ee", text: "#1f2a4b", muted: "#5d6580", marker: "#ffc94d", rule: "#e6dfce" },
  /** A title is as large as it can be on so many lines. */
  titleSizes: [
    { size: 84, lines: 2 },
    { size: 72, lines: 3 },
    { size: 60, lines: 4 },
    { size: 50, lines: 5 },
  ],
  titleWeight: 700,
  kickerSize: 30,
  kickerWeight: 600,
  signatureSize: 32,
} as const;

/** Packages of Fontsource: fonts cut into slices, each with the characters it holds. */
export const CARD_FONTS = {
  korean: { name: "@fontsource-variable/noto-sans-kr", slices: koreanSlices },
  chinese: { name: "@fontsource-variable/noto-sans-sc", slices: chineseSlices },
} as const;

/** The mark beside the site's name, in a square of 32. */
export const MARK = {
  size: 32,
  shapes: [
    { path: "M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z", fill: "#1f2a4b" },
    {
      path: "M8 9h16v3.5h-6.3V21c0 1.4.6 2 1.8 2 .7 0 1.3-.1 1.9-.4v3.1c-.8.4-1.9.6-3.1.6-3 0-4.5-1.5-4.5-4.6v-9.2H8z",
      fill: "#fbf7ee",
    },
  ],
} as const;
