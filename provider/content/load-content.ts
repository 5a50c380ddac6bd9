import { createHash } from "node:crypto";
import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import { buildEntries, keyOf } from "./build-entries.ts";
import { ContentError } from "./content-error.ts";
import { type ContentFile, readContentFiles } from "./content-files.ts";
import { parseContentPlace } from "./content-place.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import { type EntryFile, parseEntryFile } from "./entry-file.ts";
import { createEntrySchemas } from "./entry-schemas.ts";
import { linkEntries } from "./link-entries.ts";

/** Reads a content folder. Throws one `ContentError` that holds every mistake in every file. */
export async function loadContent(dir: string): Promise<ContentStore> {
  return parseContent(await readContentFiles(dir));
}

/** Content from files that have been read. */
export function parseContent(files: readonly ContentFile[]): ContentStore {
  const problems: string[] = [];
  const report = (path: string, problem: string) => void problems.push(`${path}: ${problem}`);
  const schemas = createEntrySchemas();

  const placed = files.flatMap((file) => {
    const place = parseContentPlace(file.path, (problem) => report(file.path, problem));
    return place ? [{ ...file, ...place }] : [];
  });
  placed.sort((one, other) => LOCALES.indexOf(one.locale) - LOCALES.indexOf(other.locale));
  const known = new Set(placed.filter(({ locale }) => locale === DEFAULT_LOCALE).map(keyOf));

  const parsed = placed.flatMap((file) => {
    const schema = schemas.get(file.type);
    if (!known.has(keyOf(file)))
      report(file.path, `file: expected a translation of content/en/${keyOf(file)}, which does not exist`);
    return (schema && parseEntryFile(file, schema, (problem) => report(file.path, problem))) ?? [];
  });
  reportDuplicates(parsed, report);
  const entries = buildEntries(parsed, schemas, report);
  linkEntries(entries, known, report);
  if (problems.length > 0) throw new ContentError(problems.sort());
  return createContentStore({ entries, version: versionOf(files) });
}

/** What no two entries of a type may have in common. */
const UNIQUE_FIELDS = ["mainnetId", "key"];

function reportDuplicates(files: readonly EntryFile[], report: (path: string, problem: string) => void): void {
  const taken = new Map<string, string>();
  for (const file of files) {
    const uniques = [
      ["file name", `${file.slug} in ${file.locale}`],
      ...UNIQUE_FIELDS.map((field) => [field, file.fields[field]]),
    ];
    for (const [field, value] of uniques) {
      if (value === undefined) continue;
      const key = `${file.type} ${field} ${value}`;
      const earlier = taken.get(key);
      if (earlier) report(file.path, `${field}: expected one of its own, got ${value}, as in ${earlier}`);
      else taken.set(key, file.path);
    }
  }
}

function versionOf(files: readonly ContentFile[]): string {
  const hash = createHash("sha256");
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex").slice(0, 16);
}
