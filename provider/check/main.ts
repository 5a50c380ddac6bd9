/**
 * Checks the texts of the site, and answers questions about them:
 *
 *     npm run content:check                        everything, and how much there is of each type in each language
 *     npm run content:check -- <file> …            the named files alone, against everything else
 *     npm run content:check -- --facts [id …]      which texts depend on a fact
 *     npm run content:check -- --warnings [file …] what an editor should look at again besides
 *     npm run content:check -- --publish           write down the addresses and headings that are new
 *     npm run content:check -- --status            how much there is, and nothing else
 *     npm run content:check -- --stamp <file> …    note in translations that they follow the English text as it is now;
 *                                                  French ones get the spaces of French
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { listDependents } from "./check-facts.ts";
import { checkFolder, PUBLISHED_FILE } from "./check-folder.ts";
import { stampFiles } from "./stamp-files.ts";

const CONTENT_DIR = "content";
const STATIC_DIR = "web/public";

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      facts: { type: "boolean" },
      publish: { type: "boolean" },
      stamp: { type: "boolean" },
      status: { type: "boolean" },
      warnings: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const named = positionals.map((path) => path.replace(/^\.\//, ""));
  const checked = await checkFolder({ contentDir: CONTENT_DIR, staticDir: STATIC_DIR, now: new Date() });
  const isAsked = (line: string) => named.length === 0 || named.some((path) => line.startsWith(`${path}:`));
  if (values.facts) print(listDependents(checked, positionals));
  else if (values.stamp) print(await stampFiles(named, checked.files));
  else if (values.publish) await writeFile(`${CONTENT_DIR}/${PUBLISHED_FILE}`, checked.published);
  else if (values.status) print(checked.status);
  else if (values.warnings) print(checked.warnings.filter(isAsked));
  else {
    if (named.length === 0) print([...checked.status, ""]);
    finish(checked.problems.filter(isAsked), checked.warnings.filter(isAsked).filter(isOutdated));
  }
}

/** Whether a warning tells of a translation that the English has left behind: editors see those with what is wrong. */
function isOutdated(line: string): boolean {
  return line.includes(": translatedFrom: ");
}

function finish(problems: readonly string[], outdated: readonly string[]): void {
  print([...problems, ...outdated]);
  if (problems.length > 0) process.exitCode = 1;
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
