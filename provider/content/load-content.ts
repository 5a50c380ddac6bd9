import { createHash } from "node:crypto";
import { buildEntries } from "./build-entries.ts";
import { ContentError } from "./content-error.ts";
import { type ContentFile, readContentFiles } from "./content-files.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import { linkEntries } from "./link-entries.ts";
import { parseFiles } from "./parse-files.ts";
import { createTextNotes } from "./text-notes.ts";

/** Reads a content folder. Throws one `ContentError` that holds every mistake in every file. */
export async function loadContent(dir: string): Promise<ContentStore> {
  return parseContent(await readContentFiles(dir));
}

/** Content from files that have been read. Throws one `ContentError` that holds every mistake in every file. */
export function parseContent(files: readonly ContentFile[]): ContentStore {
  const problems: string[] = [];
  const {
    facts,
    files: parsed,
    schemaOf,
  } = parseFiles(files, (path, problem) => void problems.push(`${path}: ${problem}`));
  if (problems.length > 0) throw new ContentError(problems.sort());

  const entries = buildEntries(parsed, schemaOf);
  linkEntries(entries);
  const published = new Set(entries.filter(({ isPublished }) => isPublished).map(({ path }) => path));
  const notes = createTextNotes(
    parsed.filter(({ path }) => published.has(path)),
    facts,
  );
  return createContentStore({ entries, notes, version: versionOf(files) });
}

function versionOf(files: readonly ContentFile[]): string {
  const hash = createHash("sha256");
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex").slice(0, 16);
}
