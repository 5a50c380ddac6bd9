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
    ["margin: 0 auto 1.25rem", "the space 0 auto 1.25rem", "a step of space (--space-…)"],
    ["padding-block-start: 4px", "the space 4px", "a step of space (--space-…)"],
    ["row-gap: clamp(1rem, 4vw, 2rem)", "the space clamp(1rem, 4vw, 2rem)", "a step of space (--space-…)"],
    ["inset-inline-start: -2px", "the space -2px", "a step of space (--space-…)"],
    ["scroll-margin-top: 5rem", "the space 5rem", "a step of space (--space-…)"],
    ["gap: var(--space-1) .6rem", "the space var(--space-1) .6rem", "a step of space (--space-…)"],
    ["font-weight: 600", "the weight 600", "a weight (--weight-…)"],
    ["font-weight: bold", "the weight bold", "a weight (--weight-…)"],
    ["line-height: 1.5", "the line height 1.5", "a leading (--leading-…)"],
    ["line-height: 20px", "the line height 20px", "a leading (--leading-…)"],
    ["letter-spacing: -0.02em", "the letter spacing -0.02em", "a tracking (--tracking-…)"],
    ["font-family: Georgia, serif", "the typeface Georgia, serif", "a typeface (--font-…)"],
    ["transition-delay: 80ms", "the delay 80ms", "a duration (--fast, --slow …)"],
    ["animation-delay: calc(2 * 0.5s)", "the delay calc(2 * 0.5s)", "a duration (--fast, --slow …)"],
    [
      "transition: color var(--fast) cubic-bezier(0, 0, 1, 1)",
      "the easing color var(--fast) cubic-bezier(0, 0, 1, 1)",
      "an easing (--spring, --ease …)",
    ],
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
        ".c { transition: translate var(--fast) var(--spring); animation: rise2 var(--slow) both; animation-delay: 0s; }\n" +
        ".d { width: 3rem; padding: 0 0.25em; border-radius: calc(var(--radius-large) / 2); box-shadow: none; }\n" +
        ".e { margin: 0 auto calc(-1 * var(--space-2)); inset: 50% 0 auto; gap: 4%; border: 1px solid var(--color-text); }\n" +
        ".f { line-height: 1; font-weight: var(--weight-400); letter-spacing: 0; font-family: inherit; }",
      "ui/a.tsx": 'const a = <p className="text-small text-muted font-display z-[var(--layer-bar)]">1 [2] mt-4</p>;',
    });
    expect(findThemeProblems(root)).toEqual([]);
  });

  it.each([
    "text-[13px]",
    "rounded-t-[4px]",
    "grid-cols-[12rem_1fr]",
    "text-sm",
    "md:text-2xl",
    "font-semibold",
    "leading-6",
    "tracking-wide",
    "rounded-lg",
    "shadow-md",
    "duration-300",
    "z-50",
    "mt-3",
    "-mx-2.5",
    "gap-x-14",
    "max-w-80",
    "space-y-1",
  ])("finds a measure written as a class: %s", (name) => {
    const root = aSite({ "ui/a.tsx": `const a = <p className="text-muted ${name} grow" />;` });
    expect(findThemeProblems(root).map((line) => line.split(" is written")[0])).toEqual([
      `web/app/ui/a.tsx:1: the class ${name.replace("md:", "")}`,
    ]);
  });

  it("takes a class for a name where the theme has its step", () => {
    const root = aSite({
      "ui/theme/tokens.css": "@theme { --spacing: initial; --spacing-4: 1rem; --spacing-6h: 2.5rem; }",
      "ui/a.tsx": 'const a = <p className="mt-4 gap-6h w-full" />;\nconst b = <p className="mt-5 gap-6" />;',
    });
    expect(findThemeProblems(root).map((line) => line.split(" is written")[0])).toEqual([
      "web/app/ui/a.tsx:2: the class mt-5",
      "web/app/ui/a.tsx:2: the class gap-6",
    ]);
  });

  it("finds a size that the theme has a name for, and leaves the others alone", () => {
    const root = aSite({
      "ui/theme/tokens.css":
        ":root { --target: 2.75rem; --space-4: 1rem; --bar-height: 4rem; --gutter: clamp(1rem, 4vw, 2rem); }",
      "ui/a.css":
        ".a { min-height: 2.75rem; width: 1rem; height: 4rem; }\n" +
        ".b { grid-template-columns: 2.75rem minmax(0, 12.75rem); }",
    });
    expect(findThemeProblems(root)).toEqual([
      "web/app/ui/a.css:1: the size 2.75rem is written by hand; take --target of web/app/ui/theme/tokens.css, or give it a name there",
      "web/app/ui/a.css:2: the size 2.75rem is written by hand; take --target of web/app/ui/theme/tokens.css, or give it a name there",
    ]);
  });

  it("finds a style attribute", () => {
    const root = aSite({ "ui/a.tsx": "const a = (\n  <p style={{ insetInlineStart: place }} />\n);" });
    expect(findThemeProblems(root)).toEqual([
      expect.stringMatching(/^web\/app\/ui\/a\.tsx:2: a style attribute, .* is written by hand/),
    ]);
  });

  it("leaves alone what has a written reason, beside it or above it", () => {
    const root = aSite({
      "ui/a.css":
        ".a {\n  /* by hand: half of its own line. */\n  margin: -1px;\n  padding: 3px; /* by hand: what the thumb leaves. */\n}",
      "ui/a.tsx": "// by hand: its place is a value.\nconst a = <p style={place} />;",
    });
    expect(findThemeProblems(root)).toEqual([]);
  });

  it("wants a reason to be one, and to stand beside what it is for", () => {
    const root = aSite({
      "ui/a.css":
        ".a {\n  /* by hand: drawing */\n  margin: -1px;\n}\n" +
        ".b {\n  /* by hand: half of its own line. */\n  margin: auto;\n  padding: 3px;\n}",
    });
    expect(findThemeProblems(root)).toEqual([
      "web/app/ui/a.css:2: “by hand” says no reason; write why no name of the theme fits",
      expect.stringContaining("web/app/ui/a.css:3: the space -1px is written by hand"),
      "web/app/ui/a.css:6: “by hand” stands beside nothing that is written by hand",
      expect.stringContaining("web/app/ui/a.css:8: the space 3px is written by hand"),
    ]);
  });

  it("finds colours that a component hands to a drawing, a style or a class", () => {
    const root = aSite({
      "features/a/a.tsx":
        'const a = <path fill="tomato" stroke="#00ff00" />;\n' +
        'const b = <i color="oklch(50% 0.1 20)" className="bg-[#123456]" />;',
    });
    expect(findThemeProblems(root).map((line) => line.split(" is written")[0])).toEqual([
      "web/app/features/a/a.tsx:1: the colour #00ff00",
      "web/app/features/a/a.tsx:1: the colour tomato",
      "web/app/features/a/a.tsx:2: the colour #123456",
      "web/app/features/a/a.tsx:2: the colour oklch(50% 0.1 20)",
      "web/app/features/a/a.tsx:2: the class bg-[#123456]",
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
