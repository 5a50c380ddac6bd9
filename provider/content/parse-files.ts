import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import type { ContentFile } from "./content-files.ts";
import { keyOf, parseContentPlace } from "./content-place.ts";
import { type Correction, parseCorrections } from "./corrections/parse-corrections.ts";
import { createEntryFileParser, type EntryFile } from "./entry-file.ts";
import { createEntryFileMemory, type EntryFileMemory } from "./entry-file-memory.ts";
import { type Facts, parseFacts } from "./facts/parse-facts.ts";
import { createEntrySchemas } from "./format/entry-schemas.ts";
import { reportStrayQuestions } from "./quizzes.ts";
import type { Report } from "./report.ts";
import { reportSharedAddresses } from "./report-shared-addresses.ts";
import { parseTerms, type TermTable } from "./terms/parse-terms.ts";

/** Fields that no two entries of a type may have in common. */
const UNIQUE_FIELDS = ["mainnetId", "key"];

/**
 * The files of a content folder, read each and checked against one another; `report` is told every mistake. With a memory,
 * only those are read that have changed since.
 */
export function parseFiles(files: readonly ContentFile[], report: Report, memory?: EntryFileMemory) {
  const factsFile = files.find(({ path }) => isTable(path, "facts"));
  const termsFile = files.find(({ path }) => isTable(path, "terms"));
  const correctionsFile = files.find(({ path }) => isTable(path, "corrections"));
  const facts: Facts = factsFile ? parseFacts(factsFile, report) : new Map();
  const placed = files.flatMap((file) => {
    if (file === factsFile || file === termsFile || file === correctionsFile || isTable(file.path, "redirects"))
      return [];
    const place = parseContentPlace(file.path, report);
    return place ? [{ ...file, ...place }] : [];
  });
  placed.sort((one, other) => LOCALES.indexOf(one.locale) - LOCALES.indexOf(other.locale));
  const known = new Set(placed.filter(({ locale }) => locale === DEFAULT_LOCALE).map(keyOf));

  const isConcept = (slug: string) => known.has(keyOf({ type: "concept", slug }));
  const noTerms: TermTable = { terms: new Map(), confusions: [] };
  const { terms, confusions } = termsFile ? parseTerms(termsFile, { facts, isConcept }, report) : noTerms;
  const corrections: Correction[] = correctionsFile
    ? parseCorrections(correctionsFile, (key) => known.has(key), report)
    : [];
  const schemaOf = createEntrySchemas(known);
  let mistakes = 0;
  const parseEntryFile = createEntryFileParser({ schemaOf, facts }, (path, problem) => {
    mistakes += 1;
    report(path, problem);
  });

  const parsed = (memory ?? createEntryFileMemory()).readAll(placed, {
    // Facts stand in texts, and an entry may name others.
    basis: JSON.stringify([factsFile?.text, [...known]]),
    read: (file) => {
      const before = mistakes;
      return { file: parseEntryFile(file), isSound: mistakes === before };
    },
  });
  for (const file of placed) {
    if (known.has(keyOf(file)) || schemaOf(file.type).isEnglishOnly) continue;
    report(file.path, `file: expected the same in "${DEFAULT_LOCALE}" as well, got none`);
  }
  reportStrayQuestions(parsed, report);
  reportRepeated(parsed, report);
  reportSharedAddresses(parsed, report);
  if (parsed.length === placed.length) reportUndated(parsed, report);
  return { facts, terms, confusions, corrections, files: parsed, schemaOf };
}

/** Facts, terms, corrections and redirects stand beside the languages. */
function isTable(path: string, name: "corrections" | "facts" | "redirects" | "terms"): boolean {
  return new RegExp(`^[^/]+/${name}\\.yaml$`).test(path);
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
