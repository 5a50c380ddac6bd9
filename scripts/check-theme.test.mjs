import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { findThemeProblems } from "./check-theme.mjs";

/** @type {string[]} */
const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("findThemeProblems", () => {
  it.each([
    "#fff",
    "#a0b1c2d3",
    "rgb(0 0 0 / 20%)",
    "rgba(1,2,3,.5)",
    "hsl(20deg 10% 5%)",
    "oklch(50% 0.1 20)",
    "color(display-p3 1 0 0)",
    "rebeccapurple",
    "Red",
  ])("names the file, the line and a colour written in styles: %s", (color) => {
    const root = aSite({ "ui/theme/pages.css": `.a {\n  &:hover {\n    border: 1px solid ${color};\n  }\n}` });
    expect(findThemeProblems(root)).toEqual([
      `web/app/ui/theme/pages.css:3: the colour ${color} is written by hand; take one of web/app/ui/theme/tokens.css, or give it a name there`,
    ]);
  });

  it("finds each of several colours, in a variable, a mixture and a media query too", () => {
    const root = aSite({
      "features/a/a.css":
        ".a { --own: light-dark(white, oklch(20% 0 0)); background: color-mix(in oklab, #123 5%, var(--color-text)); }\n" +
        "@media (width > 4rem) { .b { outline: 2px solid hsl(0 0% 0%); } }",
    });
    expect(findThemeProblems(root).map((line) => line.split(" is written")[0])).toEqual([
      "web/app/features/a/a.css:1: the colour oklch(20% 0 0)",
      "web/app/features/a/a.css:1: the colour white",
      "web/app/features/a/a.css:1: the colour #123",
      "web/app/features/a/a.css:2: the colour hsl(0 0% 0%)",
    ]);
  });

  it.each([
    ["font-size: 0.9rem", "the font size 0.9rem", "a step (--step-…)"],
    [
      "font-size: clamp(1rem, 2vw, var(--step-lead))",
      "the font size clamp(1rem, 2vw, var(--step-lead))",
      "a step (--step-…)",
    ],
    ["border-radius: 0 0 0.5rem 0", "the radius 0 0 0.5rem 0", "a radius (--radius-…)"],
    ["transition: color 0.2s", "the duration color 0.2s", "a duration (--fast, --slow …)"],
    ["animation-duration: 300ms", "the duration 300ms", "a duration (--fast, --slow …)"],
    ["box-shadow: 0 1px 2px var(--color-text)", "the shadow 0 1px 2px var(--color-text)", "a shadow (--shadow-…)"],
    ["z-index: 40", "the layer 40", "a layer (--layer-…)"],
  ])("names a measure written in styles: %s", (declaration, what, take) => {
    const root = aSite({ "features/a/a.css": `.a { ${declaration}; }` });
    expect(findThemeProblems(root)).toEqual([
      `web/app/features/a/a.css:1: ${what} is written by hand; take ${take} of web/app/ui/theme/tokens.css, or give it a name there`,
    ]);
  });

  it("leaves measures alone that follow from the theme or from what is around them", () => {
    const root = aSite({
      "ui/a.css":
        ".a { font-size: 0.9em; border-radius: 50%; z-index: 1; box-shadow: inset 0 0 0 1px var(--color-border); }\n" +
        ".b { font-size: var(--step-small); border-radius: 0 var(--radius-small) 0 0; z-index: calc(var(--layer-bar) + 1); }\n" +
        ".c { transition: translate var(--fast) var(--spring); animation: rise2 var(--slow) both; animation-delay: 0.5s; }\n" +
        ".d { width: 3rem; padding: 0.25rem; border-radius: calc(var(--radius-large) / 2); box-shadow: none; }",
      "ui/a.tsx": 'const a = <p className="text-sm z-[var(--layer-bar)]">1 [2]</p>;',
    });
    expect(findThemeProblems(root)).toEqual([]);
  });

  it("finds measures written as classes", () => {
    const root = aSite({ "ui/a.tsx": 'const a = <p className="mt-2 text-[13px] rounded-t-[4px]" />;' });
    expect(findThemeProblems(root).map((line) => line.split(" is written")[0])).toEqual([
      "web/app/ui/a.tsx:1: the class text-[13px]",
      "web/app/ui/a.tsx:1: the class rounded-t-[4px]",
    ]);
  });

  it("finds colours that a component hands to a drawing, a style or a class", () => {
    const root = aSite({
      "features/a/a.tsx":
        'const a = <path fill="tomato" stroke="#00ff00" />;\n' +
        'const b = <i style={{ color: "oklch(50% 0.1 20)" }} className="bg-[#123456]" />;',
    });
    expect(findThemeProblems(root).map((line) => line.split(" is written")[0])).toEqual([
      "web/app/features/a/a.tsx:1: the colour #00ff00",
      "web/app/features/a/a.tsx:1: the colour tomato",
      "web/app/features/a/a.tsx:2: the colour #123456",
      "web/app/features/a/a.tsx:2: the colour oklch(50% 0.1 20)",
    ]);
  });

  it("leaves the theme alone, and what only looks like a colour", () => {
    const root = aSite({
      "ui/theme/tokens.css": "@theme { --color-text: light-dark(#111, oklch(90% 0 0)); }",
      "ui/theme/print.css": "body { background: white; font-size: 11pt; }",
      "ui/theme/chart-hues.css": ":root { --hue: teal; }",
      "ui/a.test.tsx": 'const a = "#fff";',
      "ui/a.css":
        '.red, #add { color: var(--color-red); background: Canvas url("red.svg#fff"); border-color: transparent; }\n' +
        ".b { fill: currentColor; animation: tan var(--fast); grid-area: gold; content: 'red'; outline-color: Highlight; }",
      "ui/a.tsx": '// as "#fff" once was\nconst a = <a href="#face" className="text-muted">No. #1, "red"</a>;',
    });
    expect(findThemeProblems(root)).toEqual([]);
  });
});

/** @param {Record<string, string>} files below `web/app` */
function aSite(files) {
  const root = mkdtempSync(path.join(tmpdir(), "theme-"));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, "web/app", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}
