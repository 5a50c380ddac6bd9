import { createHash } from "node:crypto";
import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import { buildEntries } from "./build-entries.ts";
import { ContentError } from "./content-error.ts";
import { type ContentFile, readContentFiles } from "./content-files.ts";
import { keyOf, parseContentPlace } from "./content-place.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import { createEntryFileParser, type EntryFile } from "./entry-file.ts";
import { createEntrySchemas } from "./entry-schemas.ts";
import { linkEntries } from "./link-entries.ts";
import type { Report } from "./report.ts";

/** Fields that no two entries of a type may have in common. */
const UNIQUE_FIELDS = ["mainnetId", "key"];

/** Reads a content folder. Throws one `ContentError` that holds every mistake in every file. */
export async function loadContent(dir: string): Promise<ContentStore> {
  return parseContent(await readContentFiles(dir));
}

/** Content from files that have been read. Throws one `ContentError` that holds every mistake in every file. */
export function parseContent(files: readonly ContentFile[]): ContentStore {
  const problems: string[] = [];
  const report: Report = (path, problem) => void problems.push(`${path}: ${problem}`);

  const placed = files.flatMap((file) => {
    const place = parseContentPlace(file.path, report);
    return place ? [{ ...file, ...place }] : [];
  });
  placed.sort((one, other) => LOCALES.indexOf(one.locale) - LOCALES.indexOf(other.locale));
  const known = new Set(placed.filter(({ locale }) => locale === DEFAULT_LOCALE).map(keyOf));

  const schemaOf = createEntrySchemas(known);
  const parseEntryFile = createEntryFileParser(schemaOf, report);

  const parsed = placed.flatMap((file) => parseEntryFile(file) ?? []);
  for (const file of placed) {
    if (known.has(keyOf(file)) || schemaOf(file.type).isEnglishOnly) continue;
    report(file.path, `file: expected the same in "${DEFAULT_LOCALE}" as well, got none`);
  }
  reportRepeated(parsed, report);
  if (parsed.length === placed.length) reportUndated(parsed, report);
  if (problems.length > 0) throw new ContentError(problems.sort());

  const entries = buildEntries(parsed, schemaOf);
  linkEntries(entries);
  return createContentStore({ entries, version: versionOf(files) });
}

function reportRepeated(files: readonly EntryFile[], report: Report): void {
  const taken = new Map<string, string>();
  for (const { path, type, fields } of files) {
    for (const field of UNIQUE_FIELDS) {
      if (fields[field] === undefined || fields[field] === null) continue;
      const key = `${type} ${field} ${fields[field]}`;
      const earlier = taken.get(key);
      if (earlier) report(path, `${field}: expected one of its own, got ${fields[field]} as in ${earlier}`);
      taken.set(key, path);
    }
  }
}

/** One date is enough: it is that of all files without. */
function reportUndated(files: readonly EntryFile[], report: Report): void {
  if (files.some(({ fields }) => fields.updatedAt !== undefined)) return;
  for (const { path } of files) report(path, "updatedAt: expected a date, got nothing");
}

function versionOf(files: readonly ContentFile[]): string {
  const hash = createHash("sha256");
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex").slice(0, 16);
}
