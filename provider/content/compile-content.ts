import { createHash } from "node:crypto";
import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { buildEntries, byOrder } from "./build-entries.ts";
import { collectLinks } from "./collect-links.ts";
import type { CompiledContent, TextRecord } from "./compiled-content.ts";
import { ContentError } from "./content-error.ts";
import type { ContentFile } from "./content-files.ts";
import type { ContentMemory } from "./content-memory.ts";
import { keyOf } from "./content-place.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import type { EntryFile } from "./entry-file.ts";
import { parseFiles } from "./parse-files.ts";
import type { Report } from "./report.ts";
import { describeUse } from "./terms/describe-use.ts";
import { markTexts } from "./terms/mark-texts.ts";

/** Content from files that have been read. Throws one `ContentError` that holds every mistake in every file. */
export function parseContent(files: readonly ContentFile[]): ContentStore {
  return createContentStore(compileContent(files));
}

/** Checks files against the content model and makes of them what is published, as plain data. Throws like `parseContent`. With a memory, it is faster the next time. */
export function compileContent(files: readonly ContentFile[], memory?: ContentMemory): CompiledContent {
  const problems: string[] = [];
  const report: Report = (path, problem) => void problems.push(`${path}: ${problem}`);
  const { facts, terms, corrections, files: parsed, schemaOf } = parseFiles(files, report, memory?.files);
  if (problems.length > 0) throw new ContentError(problems.sort());

  const published = parsed.filter(createPublishedTest(parsed));
  const marked = markTexts(terms, published, memory?.marks);
  const entries = buildEntries(parsed, schemaOf, marked.textOf).filter(({ isPublished }) => isPublished);
  return {
    version: versionOf(files),
    entries: entries.sort(byOrder).map(collectLinks),
    texts: toTextRecords(published, marked.termsIn),
    facts: [...facts.values()],
    terms: [...terms.values()].flatMap(({ id, names, definition, concept, related }) =>
      definition ? { id, names, definition, concept, related } : [],
    ),
    corrections,
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

function versionOf(files: readonly ContentFile[]): string {
  const hash = createHash("sha256");
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex").slice(0, 16);
}
