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
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { EntryFile } from "../content/entry-file.ts";
import { parseInterfacePlace } from "../interface-texts/interface-files.ts";
import { listDependents } from "./check-facts.ts";
import { checkFolder, PUBLISHED_FILE } from "./check-folder.ts";
import { setFrenchSpaces } from "./french-spaces.ts";
import { englishSectionsOf, stampTranslation } from "./stamp-translation.ts";

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
  else if (values.stamp) print(await stamp(named, checked.files));
  else if (values.publish) await writeFile(`${CONTENT_DIR}/${PUBLISHED_FILE}`, checked.published);
  else if (values.status) print(checked.status);
  else if (values.warnings) print(checked.warnings.filter(isAsked));
  else {
    if (named.length === 0) print([...checked.status, ""]);
    finish(checked.problems.filter(isAsked), checked.warnings.filter(isAsked).filter(isOutdated));
  }
}

/** Writes the files; what it did, or why it did not, is returned in lines. */
async function stamp(paths: readonly string[], files: readonly EntryFile[]): Promise<string[]> {
  const lines = paths.map(async (path) => {
    if (isFrenchInterface(path)) return [await stampFrenchSpaces(path)];
    const file = files.find((each) => each.path === path);
    const english = file && englishSectionsOf(file, files);
    if (!english) return file ? [] : [`${path}: file: expected a content file that can be read, got none`];
    const stamped = stampTranslation(await readFile(path, "utf8"), english);
    await writeFile(path, file.locale === "fr" ? setFrenchSpaces(stamped) : stamped);
    return [`${path}: follows the English text now`];
  });
  return (await Promise.all(lines)).flat();
}

/** The texts of the interface follow the English by their keys: there is nothing to note in them. */
function isFrenchInterface(path: string): boolean {
  return parseInterfacePlace(path)?.locale === "fr";
}

async function stampFrenchSpaces(path: string): Promise<string> {
  await writeFile(path, setFrenchSpaces(await readFile(path, "utf8")));
  return `${path}: has the spaces of French now`;
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
