import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { type Indexed, PASSAGE, SOURCES, type Source, TITLE } from "@learn-bittensor/contract/search";
import type { SearchWords } from "@learn-bittensor/contract/search-words";
import { cutPassages, type Passage } from "@learn-bittensor/markdown/cut-passages";
import { parseMarkdown } from "@learn-bittensor/markdown/parse-markdown";
import { type ReadWords, readWords } from "@learn-bittensor/markdown/read-words";
import { isJsonObject, type Json, type JsonObject } from "../json.ts";
import { createIndexSettings } from "../settings.ts";
import type { ContentExport, ExportedEntry } from "./fetch-export.ts";
import type { PassageTexts } from "./fetch-passage-texts.ts";
import type { TitledContent } from "./fetch-titles.ts";
import { listPassages } from "./list-passages.ts";
import { listTitles } from "./list-titles.ts";
import { type Making, TO_DOCUMENT } from "./to-document.ts";

/** What the content provider has in a language. */
export type LocaleExport = { locale: Locale; own: ContentExport; texts: PassageTexts; titled: TitledContent };

/** All languages that are searched, and English, of which every language takes what it does not have. */
export type ContentOfLocales = {
  english: Omit<LocaleExport, "locale">;
  exports: readonly LocaleExport[];
  words: SearchWords;
};

export type SearchIndex = { source: Indexed; locale: Locale; settings: JsonObject; documents: JsonObject[] };

/** Makes the indexes of each language. Reading Markdown takes its time: see `make-search-indexes-in-thread.ts`. */
export function* makeSearchIndexes({ english, exports, words }: ContentOfLocales): Generator<SearchIndex> {
  const { read, cut } = createTextReader();
  const termNames = listTermNames([english, ...exports]);
  for (const { locale, own: translated, texts, titled } of exports) {
    const own = withCategories(translated, english.own);
    const subnetNames = [...namesOf(english.own), ...namesOf(own)];
    const explained = listExplained([...texts.term, ...english.texts.term]);
    const making = { read, locale, subnetNames, explained, words };
    for (const source of SOURCES) {
      const documents = listDocuments(source, { own, english: english.own }, making);
      yield { source, locale, settings: createIndexSettings(source, locale), documents };
    }
    const passages = listPassages({ ...own, ...texts }, { ...english.own, ...english.texts }, { cut, locale });
    yield {
      source: PASSAGE,
      locale,
      settings: createIndexSettings(PASSAGE, locale),
      documents: passages.map(removeMarks),
    };
    const titles = listTitles(
      { ...own, ...texts, ...titled },
      { ...english.own, ...english.texts, ...english.titled },
      { locale, read, termNames, words },
    );
    yield { source: TITLE, locale, settings: createIndexSettings(TITLE, locale), documents: titles.map(removeMarks) };
  }
}

/** A term is looked for by what it is called in any language. */
function listTermNames(exports: readonly Omit<LocaleExport, "locale">[]): Map<string, string[]> {
  const names = new Map<string, Set<string>>();
  for (const { key, name } of exports.flatMap(({ texts }) => texts.term)) {
    names.set(key, (names.get(key) ?? new Set()).add(name));
  }
  return new Map([...names].map(([key, all]) => [key, [...all]]));
}

/** What each concept is the explanation of, by its slug, in the words of the language and in English. */
function listExplained(terms: PassageTexts["term"]): Map<string, string[]> {
  const explained = new Map<string, Set<string>>();
  for (const { name, concept } of terms) {
    if (concept) explained.set(concept, (explained.get(concept) ?? new Set()).add(name));
  }
  return new Map([...explained].map(([slug, names]) => [slug, [...names]]));
}

/** A relation follows its language: a category that is not translated is known to the English concept alone. */
function withCategories(own: ContentExport, english: ContentExport): ContentExport {
  const inEnglish = new Map(english.concept.map(({ documentId, attributes }) => [documentId, attributes.categories]));
  const concept = own.concept.map((entry) => {
    if (entry.attributes.categories?.data.length) return entry;
    const categories = inEnglish.get(entry.documentId) ?? null;
    return { ...entry, attributes: { ...entry.attributes, categories } };
  });
  return { ...own, concept };
}

/**
 * Reads texts and cuts them. Parsing is what takes its time: what is not translated stands in the indexes of every
 * language, and a text in several of one; each is parsed once.
 */
function createTextReader() {
  const texts = new Map<string, ReadWords & { passages: Passage[] }>();
  const read = (markdown: string, idPrefix = "") => {
    const key = `${idPrefix} ${markdown}`;
    const known = texts.get(key);
    if (known) return known;
    const root = parseMarkdown(markdown);
    const text = { ...readWords(root), passages: cutPassages(root, markdown, idPrefix) };
    texts.set(key, text);
    return text;
  };
  return { read, cut: (markdown: string, idPrefix?: string) => read(markdown, idPrefix).passages };
}

function listDocuments<Kind extends Source>(
  source: Kind,
  { own, english }: { own: ContentExport; english: ContentExport },
  making: Making,
): JsonObject[] {
  const translated = new Set(own[source].map(({ documentId }) => documentId));
  const make = (entry: ExportedEntry<Kind>, locale: Locale): JsonObject[] => {
    const document = TO_DOCUMENT[source](entry, making);
    return document ? [removeMarks({ id: entry.documentId, locale, ...document })] : [];
  };
  return [
    ...own[source].flatMap((entry) => make(entry, making.locale)),
    ...english[source].flatMap((entry) => (translated.has(entry.documentId) ? [] : make(entry, DEFAULT_LOCALE))),
  ];
}

function namesOf({ subnet }: ContentExport): string[] {
  return subnet.map(({ attributes }) => attributes.name);
}

/** The characters with which the site has matches marked. */
const MARKS = /[\ue000\ue001]/g;

function removeMarks(document: JsonObject): JsonObject {
  const clean = (value: Json): Json => {
    if (typeof value === "string") return value.replace(MARKS, "");
    if (Array.isArray(value)) return value.map(clean);
    return isJsonObject(value) ? removeMarks(value) : value;
  };
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, clean(value)]));
}
