import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** What npm runs before the packages are there, with whatever Node the machine has. */
const ENTRIES = readdirSync(new URL(".", import.meta.url)).filter((file) =>
  /^(?:bench|build|build-static|check|content-check|dev|search-cases|search-sync|start|test|vectors)\.mjs$/.test(file),
);
/** Doors of `node:fs` that came after Node 20. */
const TOO_NEW = /\bimport\s*\{[^}]*\bglob(?:Sync)?\b[^}]*\}\s*from\s*"node:fs(?:\/promises)?"/;

test.each(ENTRIES)("%s begins without packages, and with Node 20", (entry) => {
  for (const url of everyImport(new URL(entry, import.meta.url))) {
    const code = readFileSync(url, "utf8");
    expect(code, fileURLToPath(url)).not.toMatch(TOO_NEW);
    for (const name of importsOf(code)) {
      expect(isBuiltin(name) || name.startsWith("."), `${fileURLToPath(url)} imports ${name}`).toBe(true);
    }
  }
});

test("there are entries", () => {
  expect(ENTRIES).toEqual(expect.arrayContaining(["start.mjs", "test.mjs", "check.mjs", "dev.mjs", "bench.mjs"]));
});

/**
 * A module and all that it imports at once.
 *
 * @param {URL} first
 */
function everyImport(first) {
  const urls = new Map([[first.href, first]]);
  // A map also hands out what is added while it is read.
  for (const url of urls.values()) {
    for (const name of importsOf(readFileSync(url, "utf8"))) {
      const imported = new URL(name, url);
      if (name.startsWith(".")) urls.set(imported.href, imported);
    }
  }
  return [...urls.values()];
}

/** @param {string} code */
function importsOf(code) {
  return [...code.matchAll(/^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)";/gm)].map(([, name]) => name ?? "");
}
