import { createHash } from "node:crypto";
import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { buildEntries } from "./build-entries.ts";
import { ContentError } from "./content-error.ts";
import { type ContentFile, readContentFiles } from "./content-files.ts";
import { keyOf } from "./content-place.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import type { EntryFile } from "./entry-file.ts";
import { linkEntries } from "./link-entries.ts";
import { parseFiles } from "./parse-files.ts";
import type { Report } from "./report.ts";
import { createGlossary } from "./terms/glossary.ts";
import { createTextNotes } from "./text-notes.ts";

/** Reads a content folder. Throws one `ContentError` that holds every mistake in every file. */
export async function loadContent(dir: string): Promise<ContentStore> {
  return parseContent(await readContentFiles(dir));
}

/** Content from files that have been read. Throws one `ContentError` that holds every mistake in every file. */
export function parseContent(files: readonly ContentFile[]): ContentStore {
  const problems: string[] = [];
  const report: Report = (path, problem) => void problems.push(`${path}: ${problem}`);
  const { facts, terms, files: parsed, schemaOf } = parseFiles(files, report);
  if (problems.length > 0) throw new ContentError(problems.sort());

  const published = parsed.filter(createPublishedTest(parsed));
  const glossary = createGlossary(terms, published);
  const entries = buildEntries(parsed, schemaOf, glossary.textOf);
  linkEntries(entries);
  const notes = createTextNotes(published, { facts, glossary });
  return createContentStore({ entries, notes, glossary: glossary.list, version: versionOf(files) });
}

/** A draft in English holds back all its languages. */
function createPublishedTest(files: readonly EntryFile[]): (file: EntryFile) => boolean {
  const drafts = files.filter(({ fields }) => fields.draft === true);
  const heldBack = new Set(drafts.filter(({ locale }) => locale === DEFAULT_LOCALE).map(keyOf));
  return (file) => file.fields.draft !== true && !heldBack.has(keyOf(file));
}

function versionOf(files: readonly ContentFile[]): string {
  const hash = createHash("sha256");
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex").slice(0, 16);
}
