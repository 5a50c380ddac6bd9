import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { buildEntries } from "./build-entries.ts";
import { byOrder } from "./by-order.ts";
import { collectLinks } from "./collect-links.ts";
import type { CompiledContent, TextRecord } from "./compiled-content.ts";
import { ContentError } from "./content-error.ts";
import { type ContentFile, hashFile } from "./content-files.ts";
import { keyOf } from "./content-place.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import type { EntryFile } from "./entry-file.ts";
import { holdBack } from "./hold-back.ts";
import { type Beside, parseFiles } from "./parse-files.ts";
import type { Report } from "./report.ts";
import { describeUse } from "./terms/describe-use.ts";
import { markTexts } from "./terms/mark-texts.ts";
import { versionOf } from "./version-of.ts";

/** Content from files that have been read. Throws one `ContentError` that holds every mistake in every file. */
export function parseContent(files: readonly ContentFile[]): ContentStore {
  return createContentStore(compileContent(files));
}

/** Checks files against the content model and makes of them what is published, as plain data. Throws like `parseContent`. */
export function compileContent(files: readonly ContentFile[], beside?: Beside, now = new Date()): CompiledContent {
  const problems: string[] = [];
  const report: Report = (path, problem) => void problems.push(`${path}: ${problem}`);
  const { facts, terms, corrections, changes, files: written, schemaOf } = parseFiles(files, report, beside);
  if (problems.length > 0) throw new ContentError(problems.sort());
  const { files: parsed, next: publishesAt } = holdBack(written, now);

  const published = parsed.filter(createPublishedTest(parsed));
  const marked = markTexts(terms, published);
  const built = buildEntries(parsed, schemaOf, marked.textOf, beside?.newest).sort(byOrder);
  return {
    version: versionOf(files.map(hashFile)),
    entries: built.filter(({ isPublished }) => isPublished).map(collectLinks),
    drafts: built.filter(({ isPublished }) => !isPublished).map(collectLinks),
    publishesAt,
    texts: toTextRecords(published, marked.termsIn),
    facts: [...facts.values()],
    terms: [...terms.values()].flatMap(({ id, names, definition, concept, related }) =>
      definition ? { id, names, definition, concept, related } : [],
    ),
    corrections,
    changes,
  };
}

/** A draft in English holds back all its languages. */
function createPublishedTest(files: readonly EntryFile[]): (file: EntryFile) => boolean {
  const drafts = files.filter(({ fields }) => fields.draft === true);
  const heldBack = new Set(drafts.filter(({ locale }) => locale === DEFAULT_LOCALE).map(keyOf));
  return (file) => file.fields.draft !== true && !heldBack.has(keyOf(file));
}

function toTextRecords(files: readonly EntryFile[], termsIn: (file: EntryFile) => readonly string[]): TextRecord[] {
  const english = new Map(files.filter(({ locale }) => locale === DEFAULT_LOCALE).map((file) => [keyOf(file), file]));
  return files.map((file) => {
    const { type, slug, locale, citedFacts, sectionHashes, fields } = file;
    return {
      type,
      slug,
      locale,
      citedFacts: [...new Set([...citedFacts, ...factsBeside(english.get(keyOf(file)))])],
      usedTerms: termsIn(file),
      use: describeUse(file, english.get(keyOf(file)) ?? file),
      sectionHashes: locale === DEFAULT_LOCALE ? sectionHashes : null,
      translatedFrom: isHashes(fields.translatedFrom) ? fields.translatedFrom : null,
    };
  });
}

/** The facts that a lab cites beside its text. */
function factsBeside(english: EntryFile | undefined): string[] {
  const facts = english?.fields.facts;
  return Array.isArray(facts) ? facts.map(String) : [];
}

function isHashes(value: unknown): value is Record<string, string> {
  return typeof value === "object" && value !== null;
}
