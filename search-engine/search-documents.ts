import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { Indexed } from "@learn-bittensor/contract/search";
import { NO_SEARCH_WORDS, type SearchWords } from "@learn-bittensor/contract/search-words";
import type { DocumentChange, IndexContent, IndexInFile } from "./create-search-service.ts";
import { fetchExport, type RunExport } from "./documents/fetch-export.ts";
import { fetchPassageTexts } from "./documents/fetch-passage-texts.ts";
import { fetchTitles } from "./documents/fetch-titles.ts";
import { fetchTexts, toChange } from "./documents/list-changes.ts";
import type { ContentOfLocales, LocaleExport, SearchIndex } from "./documents/make-search-indexes.ts";
import { makeSearchIndexesInThread } from "./documents/make-search-indexes-in-thread.ts";
import { readStoredList, type StoredIndex, storeList } from "./stored/stored-indexes.ts";

export type { RunExport } from "./documents/fetch-export.ts";

export type SearchIndexesOptions = {
  locales?: readonly Locale[];
  /** The name of each index, such as `concept_en`. */
  toIndexUid?: (source: Indexed, locale: Locale) => string;
  /** Makes the documents in a thread of its own, for whoever has other things to answer meanwhile. */
  inThread?: boolean;
  /** What the search knows besides the texts. */
  words?: SearchWords;
  /** Told what could not be read and is left out. */
  warn?: (message: string, cause: unknown) => void;
};

/**
 * Everything that is searched: an index for each source and language, one of passages and one of titles, with settings and
 * documents, as the content provider has it now. `run` runs an operation against the provider; where it rejects, so does this.
 *
 * What is not translated stands in the index of each language in English, at the end; the `locale` of a document is
 * the language it is written in. A document has no Markdown and none of the characters that mark matches. What has no
 * address is left out: concepts without a category, subnets without a number, applications without a link.
 */
export async function listSearchIndexes(run: RunExport, options: SearchIndexesOptions = {}): Promise<IndexContent[]> {
  const indexes: IndexContent[] = [];
  for await (const index of makeSearchIndexesOf(run, options)) indexes.push(index);
  return indexes;
}

/** The same, each as soon as it is made, one language after the other. */
export async function* makeSearchIndexesOf(
  run: RunExport,
  options: SearchIndexesOptions = {},
): AsyncGenerator<IndexContent> {
  const content = await fetchContent(run, options);
  if (!options.inThread) for (const index of await makeHere(content)) yield toContent(index, options);
  else
    for await (const index of makeSearchIndexesInThread(content, { warn: () => undefined }))
      if ("made" in index) yield toContent(index.made, options);
}

/**
 * What some texts, named by their kinds and `documentId`s, have become in the indexes, made in a thread of its own. Null where
 * that cannot be told without reading all others. What one of them has come to say word for word as another stays with both.
 */
export async function listDocumentChanges(
  run: RunExport,
  texts: readonly string[],
  options: SearchIndexesOptions = {},
): Promise<DocumentChange[] | null> {
  const fetched = await fetchTexts(run, texts, options.words ?? NO_SEARCH_WORDS);
  if (!fetched) return null;
  const { content, idsOf } = fetched;
  if (content.exports.length === 0) return [];
  const changes: DocumentChange[] = [];
  for await (const index of makeSearchIndexesInThread(content, { warn: () => undefined })) {
    const change = "made" in index ? toChange(index.made, idsOf) : null;
    if (!change) continue;
    const { source, locale, documents, gone } = change;
    changes.push({ uid: uidOf(source, locale, options), documents, gone });
  }
  return changes;
}

/**
 * The same, made in a thread that stores them in files of a folder, or taken from there where they were stored for the same
 * version: then nobody is asked. Those of other content come first, where there are any, to be searched until then.
 */
export async function* storeSearchIndexesOf(
  run: RunExport,
  { folder, version, ...options }: SearchIndexesOptions & { folder: string; version: string },
): AsyncGenerator<IndexContent | IndexInFile> {
  const { warn = () => undefined } = options;
  const known = readStoredList(folder, version);
  for (const index of known?.indexes ?? []) yield inFile(index);
  if (known?.version === version) return;
  const list: StoredIndex[] = [];
  let isWhole = true;
  for await (const index of makeSearchIndexesInThread(await fetchContent(run, options), { folder, warn })) {
    if ("stored" in index) list.push(index.stored);
    else isWhole = false;
    yield "stored" in index ? inFile(index.stored) : toContent(index.made, options);
  }
  if (isWhole) storeList(folder, version, list);

  function inFile({ source, locale, file, documents }: StoredIndex): IndexInFile {
    return { uid: uidOf(source, locale, options), file: join(folder, file), documentCount: documents };
  }
}

async function fetchContent(run: RunExport, options: SearchIndexesOptions): Promise<ContentOfLocales> {
  const { locales = LOCALES, words = NO_SEARCH_WORDS, warn = () => undefined } = options;
  const fetchAll = async (locale: Locale): Promise<LocaleExport> => {
    const own = await fetchExport(run, locale);
    const texts = await fetchPassageTexts(run, { locale, own, warn });
    return { locale, own, texts, titled: await fetchTitles(run, locale) };
  };
  const english = await fetchAll(DEFAULT_LOCALE);
  const exports: LocaleExport[] = [];
  for (const locale of locales) exports.push(locale === DEFAULT_LOCALE ? english : await fetchAll(locale));
  return { english, exports, words };
}

function toContent({ source, locale, settings, documents }: SearchIndex, options: SearchIndexesOptions): IndexContent {
  return { uid: uidOf(source, locale, options), primaryKey: "id", settings, documents };
}

function uidOf(source: Indexed, locale: Locale, { toIndexUid }: SearchIndexesOptions): string {
  return toIndexUid?.(source, locale) ?? `${source}_${locale}`;
}

/** What reads Markdown is loaded where it is needed: not in a process that leaves it to a thread. */
async function makeHere(content: ContentOfLocales): Promise<Iterable<SearchIndex>> {
  const { makeSearchIndexes } = await import("./documents/make-search-indexes.ts");
  return makeSearchIndexes(content);
}
