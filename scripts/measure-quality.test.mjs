import { describe, expect, it } from "vitest";
import { measureQuality } from "./measure-quality.mjs";
import { readAccessibility, readBytes } from "./quality-figures.mjs";

const BYTES = { name: "bytes", does: "weighs a page", args: ["weigh.ts"], read: readBytes };
const PRINTED = "  /concepts/a, gzip: HTML                16.4 kB   ≤ 20 kB\n";

describe("measureQuality", () => {
  it("says what it does before it does it, then each figure and how long it took", async () => {
    const { lines, measure } = aTerminal({ exitCode: 0, output: PRINTED });
    expect(await measure(BYTES)).toEqual([{ of: "/concepts/a", figures: { html: 16.4 } }]);
    expect(lines).toEqual([
      "… bytes: weighs a page",
      "run weigh.ts",
      "  /concepts/a: html 16.4",
      "✓ bytes: 1 rows (2.0 s)",
    ]);
  });

  it("fails where what it runs failed, whatever figures that printed", async () => {
    const { lines, measure } = aTerminal({ exitCode: 1, output: `${PRINTED}Error: the page is too heavy\n` });
    await expect(measure(BYTES)).rejects.toThrow(/too heavy\n✗ bytes: failed with 1, nothing is saved$/);
    expect(lines.some((line) => line.startsWith("✓"))).toBe(false);
  });

  it("fails where tests failed of which others passed", async () => {
    const output = [
      "  ✓  1 [desktop] › every-page.test.ts:14:5 › desktop › /about is whole, accessible, and fits (2.1s)",
      "  1 failed",
      "  1 passed (4s)",
    ].join("\n");
    const { measure } = aTerminal({ exitCode: 1, output });
    const axe = { name: "axe", does: "opens pages", args: [], read: readAccessibility };
    await expect(measure(axe)).rejects.toThrow("✗ axe: failed with 1");
  });

  it("fails where nothing was measured", async () => {
    const { measure } = aTerminal({ exitCode: 0, output: "nothing to do" });
    await expect(measure(BYTES)).rejects.toThrow("nothing to do\n✗ bytes: expected figures, got none");
  });
});

/** @param {{ exitCode: number, output: string }} outcome */
function aTerminal(outcome) {
  /** @type {string[]} */
  const lines = [];
  const print = (/** @type {string} */ line) => void lines.push(line);
  const run = async (/** @type {string[]} */ args) => {
    print(`run ${args.join(" ")}`);
    return { ...outcome, seconds: 2 };
  };
  /** @param {Parameters<typeof measureQuality>[0]} measurement */
  const measure = (measurement) => measureQuality(measurement, { run, print });
  return { lines, measure };
}
