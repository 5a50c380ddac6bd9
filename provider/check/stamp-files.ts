import { readFile, writeFile } from "node:fs/promises";
import type { EntryFile } from "../content/entry-file.ts";
import { parseInterfacePlace } from "../interface-texts/interface-files.ts";
import { setFrenchSpaces } from "./french-spaces.ts";
import { englishSectionsOf, stampTranslation } from "./stamp-translation.ts";

/** Files that have each text in every language, one line for each. */
const IN_ALL_LANGUAGES = /^content\/(?:changes|corrections|terms)\.yaml$/;

/** Notes in files that they follow the English text as it is; what it did, or why it did not, is returned in lines. */
export async function stampFiles(paths: readonly string[], files: readonly EntryFile[]): Promise<string[]> {
  const lines = paths.map(async (path) => {
    if (isFrenchInterface(path)) return [await stampFrenchSpaces(path)];
    if (IN_ALL_LANGUAGES.test(path)) return [await stampFrenchLines(path)];
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

async function stampFrenchLines(path: string): Promise<string> {
  await writeFile(path, (await readFile(path, "utf8")).replace(/^ +fr: .*$/gm, setFrenchSpaces));
  return `${path}: has the spaces of French now`;
}
