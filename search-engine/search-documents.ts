import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { Indexed } from "@learn-bittensor/contract/search";
import type { IndexContent } from "./create-search-service.ts";
import { fetchExport, type RunExport } from "./documents/fetch-export.ts";
import { fetchPassageTexts } from "./documents/fetch-passage-texts.ts";
import { fetchTitles } from "./documents/fetch-titles.ts";
import type { ContentOfLocales, LocaleExport } from "./documents/make-search-indexes.ts";
import { makeSearchIndexesInThread } from "./documents/make-search-indexes-in-thread.ts";

export type { RunExport } from "./documents/fetch-export.ts";

export type SearchIndexesOptions = {
  locales?: readonly Locale[];
  /** The name of each index, such as `concept_en`. */
  toIndexUid?: (source: Indexed, locale: Locale) => string;
  /** Makes the documents in a thread of its own, for whoever has other things to answer meanwhile. */
  inThread?: boolean;
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
  const { locales = LOCALES, toIndexUid = (source, locale) => `${source}_${locale}`, inThread = false } = options;
  const { warn = () => undefined } = options;
  const fetchAll = async (locale: Locale): Promise<LocaleExport> => {
    const own = await fetchExport(run, locale);
    const texts = await fetchPassageTexts(run, { locale, own, warn });
    return { locale, own, texts, titled: await fetchTitles(run, locale) };
  };
  const english = await fetchAll(DEFAULT_LOCALE);
  const exports: LocaleExport[] = [];
  for (const locale of locales) exports.push(locale === DEFAULT_LOCALE ? english : await fetchAll(locale));
  const indexes = (inThread ? makeSearchIndexesInThread : makeHere)({ english, exports });
  for await (const { source, locale, settings, documents } of indexes) {
    yield { uid: toIndexUid(source, locale), primaryKey: "id", settings, documents };
  }
}

/** What reads Markdown is loaded where it is needed: not in a process that leaves it to a thread. */
async function* makeHere(content: ContentOfLocales) {
  const { makeSearchIndexes } = await import("./documents/make-search-indexes.ts");
  yield* makeSearchIndexes(content);
}
