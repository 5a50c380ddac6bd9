import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import { type Changes, parseChanges } from "./changes/parse-changes.ts";
import type { ContentFile } from "./content-files.ts";
import { keyOf, parseContentPlace } from "./content-place.ts";
import { type Correction, parseCorrections } from "./corrections/parse-corrections.ts";
import { createEntryFileParser, type EntryFile } from "./entry-file.ts";
import { type Facts, parseFacts } from "./facts/parse-facts.ts";
import { createEntrySchemas } from "./format/entry-schemas.ts";
import { reportStrayQuestions } from "./quizzes.ts";
import type { Report } from "./report.ts";
import { parseTerms, type TermTable } from "./terms/parse-terms.ts";

/** Fields that no two entries of a type may have in common. */
export const UNIQUE_FIELDS = ["mainnetId", "key"];

/** What there is besides files that are read: the keys of the English ones, and the newest date of any. */
export type Beside = { keys: Iterable<string>; newest: string | undefined };

const NOTHING: Beside = { keys: [], newest: undefined };

/** The files of a content folder, read each and checked against one another; `report` is told every mistake. */
export function parseFiles(files: readonly ContentFile[], report: Report, beside = NOTHING) {
  const factsFile = files.find(({ path }) => isTable(path, "facts"));
  const termsFile = files.find(({ path }) => isTable(path, "terms"));
  const correctionsFile = files.find(({ path }) => isTable(path, "corrections"));
  const changesFile = files.find(({ path }) => isTable(path, "changes"));
  const tables = [factsFile, termsFile, correctionsFile, changesFile];
  const facts: Facts = factsFile ? parseFacts(factsFile, report) : new Map();
  const placed = files.flatMap((file) => {
    if (tables.includes(file) || isTable(file.path, "redirects") || isTable(file.path, "search-words")) return [];
    const place = parseContentPlace(file.path, report);
    return place ? [{ ...file, ...place }] : [];
  });
  placed.sort((one, other) => LOCALES.indexOf(one.locale) - LOCALES.indexOf(other.locale));
  const known = new Set(beside.keys);
  for (const file of placed) if (file.locale === DEFAULT_LOCALE) known.add(keyOf(file));

  const isConcept = (slug: string) => known.has(keyOf({ type: "concept", slug }));
  const noTerms: TermTable = { terms: new Map(), confusions: [] };
  const { terms, confusions } = termsFile ? parseTerms(termsFile, { facts, isConcept }, report) : noTerms;
  const corrections: Correction[] = correctionsFile
    ? parseCorrections(correctionsFile, (key) => known.has(key), report)
    : [];
  const changes: Changes = changesFile
    ? parseChanges(changesFile, { facts, isKnown: (key) => known.has(key) }, report)
    : { written: [], leftOut: [] };
  const schemaOf = createEntrySchemas(known);
  const parseEntryFile = createEntryFileParser({ schemaOf, facts }, report);
  const parsed = placed.flatMap((file) => parseEntryFile(file) ?? []);
  for (const file of placed) {
    if (known.has(keyOf(file)) || schemaOf(file.type).isEnglishOnly) continue;
    report(file.path, `file: expected the same in "${DEFAULT_LOCALE}" as well, got none`);
  }
  reportStrayQuestions(parsed, report);
  reportRepeated(parsed, report);
  reportSharedAddresses(parsed, report);
  if (parsed.length === placed.length && beside.newest === undefined) reportUndated(parsed, report);
  return { facts, terms, confusions, corrections, changes, files: parsed, schemaOf };
}

type Table = "changes" | "corrections" | "facts" | "redirects" | "search-words" | "terms";

/** Facts, terms, corrections, changes of the protocol, redirects and words of the search stand beside the languages. */
function isTable(path: string, name: Table): boolean {
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

/** Slugs that would be found at the address of something else: a guide's at that of another guide's section, a subnet's at that of a number. */
function reportSharedAddresses(files: readonly EntryFile[], report: Report): void {
  const english = files.filter(({ locale }) => locale === DEFAULT_LOCALE);
  const guides = english.filter(({ type }) => type === "guide");
  const sections = new Map(
    guides.flatMap(({ slug, path, sections }) => sections.map(({ anchor }) => [`${slug}/${anchor}`, path])),
  );
  for (const { slug, path } of guides) {
    const owner = sections.get(slug);
    if (owner) report(path, `file name: expected an address of its own, got that of a section in ${owner}`);
  }
  for (const { type, slug, path } of english) {
    if (type !== "subnet" || !/^\d+$/.test(slug)) continue;
    report(path, `file name: expected a slug that is no number (those are mainnetIds), got "${slug}"`);
  }
}

/** One date is enough: it is that of all files without. */
function reportUndated(files: readonly EntryFile[], report: Report): void {
  if (files.some(({ fields }) => fields.updatedAt !== undefined)) return;
  for (const { path } of files) report(path, "updatedAt: expected a date, got nothing");
}
