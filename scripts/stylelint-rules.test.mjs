import path from "node:path";
import stylelint from "stylelint";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./project-paths.mjs";

describe("what styles are held to", () => {
  it.each([
    ["color: #fff", "color-no-hex"],
    ["color: rebeccapurple", "color-named"],
    ["background: color-mix(in oklab, oklch(50% 0.1 20) 5%, var(--color-text))", "function-disallowed-list"],
    ...[
      "font-size: 0.9rem",
      "font-size: clamp(1rem, 2vw, var(--step-lead))",
      "border-radius: 0 0 0.5rem 0",
      "transition: color 0.2s",
      "transition: color var(--fast) cubic-bezier(0, 0, 1, 1)",
      "animation-delay: calc(2 * 0.5s)",
      "box-shadow: 0 1px 2px var(--color-text)",
      "z-index: 40",
      "margin: 0 auto 1.25rem",
      "gap: var(--space-1) .6rem",
      "inset-inline-start: -2px",
      "font-weight: bold",
      "line-height: 1.5",
      "letter-spacing: -0.02em",
      "font-family: Georgia, serif",
      "min-height: 2.75rem",
      "grid-template-columns: 2.75rem minmax(0, 12.75rem)",
    ].map((declaration) => [declaration, "declaration-property-value-disallowed-list"]),
  ])("finds what is written by hand: %s", async (declaration, rule) => {
    expect(await rulesBroken(`.a { ${declaration}; }`)).toEqual([rule]);
  });

  it("leaves alone what follows from the theme or from what is around it", async () => {
    const styles = `
      .a { font-size: 0.9em; border-radius: 50%; z-index: 1; box-shadow: inset 0 0 0 1px var(--color-border); }
      .b { font-size: var(--step-small); border-radius: 0 var(--radius-small) 0 0; z-index: calc(var(--layer-bar) + 1); }
      .c { transition: translate var(--fast) var(--spring); animation: rise2 var(--slow) both; animation-delay: 0s; }
      .d { width: 3rem; padding: 0 0.25em; border-radius: calc(var(--radius-large) / 2); box-shadow: none; }
      .e { margin: 0 auto calc(-1 * var(--space-2)); inset: 50% 0 auto; gap: 4%; border: 1px solid var(--color-text); }
      .f { line-height: 1; font-weight: var(--weight-400); letter-spacing: 0; font-family: inherit; }
      .g { background: Canvas; color: currentColor; outline-color: Highlight; border-color: transparent; }`;
    expect(await rulesBroken(styles)).toEqual([]);
  });

  it("leaves the theme alone, where values are written", async () => {
    expect(await rulesBroken(":root { --color-text: #111; } .a { margin: 1rem; }", "ui/theme/tokens.css")).toEqual([]);
  });

  it("wants a reason for what is exempt, and something to exempt", async () => {
    const rule = "declaration-property-value-disallowed-list";
    const exempt = (/** @type {string} */ reason, /** @type {string} */ value) =>
      rulesBroken(`.a {\n  /* stylelint-disable-next-line ${rule}${reason} */\n  margin: ${value};\n}`);
    expect(await exempt(" -- half of its own line.", "-1px")).toEqual([]);
    expect(await exempt("", "-1px")).toEqual(["--report-descriptionless-disables"]);
    expect(await exempt(" -- half of its own line.", "auto")).toEqual(["--report-needless-disables"]);
  });
});

async function rulesBroken(/** @type {string} */ code, file = "features/a/a.module.css") {
  const codeFilename = path.join(projectRoot, "web/app", file);
  const configFile = path.join(projectRoot, "stylelint.config.mjs");
  const { results } = await stylelint.lint({ code, codeFilename, configFile, cwd: projectRoot });
  return [...new Set(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule)))];
}
