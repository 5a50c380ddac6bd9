import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { SOURCES, type Source } from "@learn-bittensor/contract/search";
import type { IndexContent } from "./create-search-service.ts";
import { type ContentExport, type ExportedEntry, fetchExport, type RunExport } from "./documents/fetch-export.ts";
import { createMarkdownStripper } from "./documents/strip-markdown.ts";
import { type Making, TO_DOCUMENT } from "./documents/to-document.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { createIndexSettings } from "./settings.ts";

export type { RunExport } from "./documents/fetch-export.ts";

export type SearchIndexesOptions = {
  locales?: readonly Locale[];
  /** The name of each index, such as `concept_en`. */
  toIndexUid?: (source: Source, locale: Locale) => string;
};

/**
 * Everything that is searched: an index for each source and language, with its settings and documents, as the content
 * provider has it now. `run` runs an operation against the provider; where it rejects, so does this.
 *
 * What is not translated stands in the index of each language in English, at the end; the `locale` of a document is
 * the language it is written in. A document has no Markdown and none of the characters that mark matches. What has no
 * address is left out: concepts without a category, subnets without a number, applications without a link.
 */
export async function listSearchIndexes(run: RunExport, options: SearchIndexesOptions = {}): Promise<IndexContent[]> {
  const { locales = LOCALES, toIndexUid = (source, locale) => `${source}_${locale}` } = options;
  const strip = createMarkdownStripper();
  const english = await fetchExport(run, DEFAULT_LOCALE);
  const indexes: IndexContent[] = [];
  for (const locale of locales) {
    const own = locale === DEFAULT_LOCALE ? english : await fetchExport(run, locale);
    for (const source of SOURCES) {
      const documents = listDocuments(
        source,
        { own, english },
        { strip, locale, subnetNames: [...namesOf(english), ...namesOf(own)] },
      );
      const settings = createIndexSettings(source, locale);
      indexes.push({ uid: toIndexUid(source, locale), primaryKey: "id", settings, documents });
    }
  }
  return indexes;
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
