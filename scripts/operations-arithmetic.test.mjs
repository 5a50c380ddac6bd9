import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./project-paths.mjs";

const SECONDS_A_MONTH = 30 * 86_400;
const FULLEST_HOUR = 4;

describe("the arithmetic of docs/operations.md toward ten million readers", () => {
  const page = read("docs/operations.md");
  const bounds = read("e2e/page-weight.ts");
  const html = numberIn(bounds, /\bLARGEST_HTML = \{[^}]*\bconcept: (\d+) \* KILOBYTE/);
  const styles = numberIn(bounds, /\bBUDGET\b.*\bcss: (\d+) \* KILOBYTE/);
  const scripts = numberIn(bounds, /\bBUDGET\b.*\bjavascript: (\d+) \* KILOBYTE/);
  const pages = numberIn(page, /^ +pages +.* ([\d,]+) a month$/m);
  const readers = numberIn(page, /^ +pages +([\d,]+) × /m);

  it("takes for a page and its scripts what a concept may weigh at most", () => {
    expect(page).toContain(
      `A concept weighs at most ${html + styles} kB, with its figures and styles, and its scripts ${scripts} kB`,
    );
    expect(page).toContain(`${grouped(pages)} × ${html + styles} kB`);
    expect(page).toContain(`${grouped(readers)} × ${scripts} kB`);
  });

  it("multiplies them rightly", () => {
    const kilobytes = pages * (html + styles);
    const megabits = (kilobytes * 8) / 1_000 / SECONDS_A_MONTH;
    const fullest = (megabits * FULLEST_HOUR).toFixed(0);
    expect(page).toContain(
      `${terabytes(kilobytes)} TB a month, ${megabits.toFixed(1)} Mbit/s in the mean, ${fullest} in the fullest hour`,
    );
    expect(page).toContain(`${terabytes(readers * scripts)} TB a month at most`);
  });
});

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(projectRoot, file), "utf8");
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function numberIn(text, pattern) {
  const [, number] = pattern.exec(text) ?? [];
  if (!number) throw new Error(`expected ${pattern}, found none`);
  return Number(number.replaceAll(",", ""));
}

/** @param {number} kilobytes */
function terabytes(kilobytes) {
  return (Math.round(kilobytes / 1e8) / 10).toFixed(1);
}

/** @param {number} number */
function grouped(number) {
  return number.toLocaleString("en");
}
