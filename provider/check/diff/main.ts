/**
 * Shows a translator what English texts say now that they did not when they were translated, section by section:
 *
 *     npm run content:diff -- de                   every text that the English has left behind
 *     npm run content:diff -- de <file> …          the named translations alone
 *     npm run content:diff -- de --done <file> …   these follow the English now: notes it in them, as --stamp does
 *
 * What the English was then comes from the history of the repository.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { DEFAULT_LOCALE, isLocale, LOCALES } from "@learn-bittensor/contract/locales";
import { type ContentFile, readContentFiles } from "../../content/content-files.ts";
import { keyOf } from "../../content/content-place.ts";
import { FOLLOWED } from "../../content/content-types.ts";
import type { EntryFile } from "../../content/entry-file.ts";
import { parseFiles } from "../../content/parse-files.ts";
import { stampFiles } from "../stamp-files.ts";
import { formatDifference } from "./format-difference.ts";
import { type ChangedSection, listChangedSections } from "./list-changes.ts";

const CONTENT_DIR = "content";
/** No text of the site is that long. */
const MOST_BYTES = 8 * 1024 * 1024;

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { done: { type: "boolean" } }, allowPositionals: true });
  const [locale, ...paths] = positionals.map((path) => path.replace(/^\.\//, ""));
  const foreign = paths.filter((path) => !path.startsWith(`${CONTENT_DIR}/${locale}/`));
  if (!isLocale(locale) || locale === DEFAULT_LOCALE) {
    fail(`expected one of ${LOCALES.filter((each) => each !== DEFAULT_LOCALE).join(", ")}, got "${locale ?? ""}"`);
  } else if (foreign.length > 0 || (values.done && paths.length === 0)) {
    fail(`expected files below ${CONTENT_DIR}/${locale}/, got ${foreign.join(", ") || "none"}`);
  } else {
    const written = readContentFiles(CONTENT_DIR);
    const { files, schemaOf } = parseFiles(written, () => undefined);
    if (values.done) print(await stampFiles(paths, files));
    else {
      const asked = files.filter((file) => file.locale === locale && FOLLOWED.has(file.type) && isAsked(file, paths));
      const lines = asked.flatMap((file) => showFile(file, { files, written, words: schemaOf(file.type).wordFields }));
      print(lines.length > 0 ? lines : [`all of ${locale} follows the English texts`]);
    }
  }
}

function isAsked({ path }: EntryFile, paths: readonly string[]): boolean {
  return paths.length === 0 || paths.includes(path);
}

function showFile(
  file: EntryFile,
  {
    files,
    written,
    words,
  }: { files: readonly EntryFile[]; written: readonly ContentFile[]; words: ReadonlySet<string> },
): string[] {
  const original = files.find((each) => each.locale === DEFAULT_LOCALE && keyOf(each) === keyOf(file));
  const english = written.find(({ path }) => path === original?.path);
  if (!english) return [];
  const changed = listChangedSections(file, { english, versions: () => listVersions(english.path), words });
  if (changed.length === 0) return [];
  return [`${file.path}, from ${english.path}`, ...changed.flatMap(showSection), ""];
}

/** What a file was in each commit that changed it, the latest first, also under names that it had. Nothing outside of a repository. */
function* listVersions(path: string): Iterable<string> {
  const log = git(["log", "--follow", "--format=%H", "--name-only", "--", path]) ?? "";
  const lines = log.split("\n").filter((line) => line !== "");
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const text = git(["show", `${lines[at]}:${lines[at + 1]}`]);
    if (text !== null) yield text.replaceAll("\r\n", "\n");
  }
}

function git(args: readonly string[]): string | null {
  try {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      encoding: "utf8",
      maxBuffer: MOST_BYTES,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}

function showSection({ id, title, before, now, isNew }: ChangedSection): string[] {
  const name = `  ${id === "fields" ? "fields" : `{#${id}}`}${title === "" ? "" : ` ${title}`}`;
  if (now === null) return [`${name}: is gone`];
  if (isNew) return [`${name}: is new`, `    {+${now.trim()}+}`];
  if (before === null) return [`${name}: changed, from what no version of the repository says`, `    ${now.trim()}`];
  return [`${name}: changed`, `    ${formatDifference(before, now)}`];
}

function fail(problem: string): void {
  process.stderr.write(`content:diff: ${problem}\n`);
  process.exitCode = 1;
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
