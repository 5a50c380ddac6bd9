import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { GetGlossary } from "@learn-bittensor/contract/operations/glossary";
import { GetGuide } from "@learn-bittensor/contract/operations/guides";
import { ExportSearchTexts } from "@learn-bittensor/contract/operations/search-documents";
import { type Indexed, PASSAGE, TITLE } from "@learn-bittensor/contract/search";
import type { SearchWords } from "@learn-bittensor/contract/search-words";
import type { JsonObject } from "../json.ts";
import type { ContentExport, RunExport } from "./fetch-export.ts";
import type { ContentOfLocales, LocaleExport, SearchIndex } from "./make-search-indexes.ts";

/** What is new in an index, and which documents are there no longer. */
export type IndexChange = { source: Indexed; locale: Locale; documents: JsonObject[]; gone: string[] };

/** More at once are as soon read together with all others. */
const MOST_TEXTS = 20;

/** A text has fewer; those that it had and has no longer go by their numbers. */
const MOST_PASSAGES = 500;

/** What stands in documents of its own alone. A subnet is found by what tells it from all others. */
const BY_THEMSELVES = ["concept", "guide", "article"] as const;
type Kind = (typeof BY_THEMSELVES)[number];

const NOTHING: ContentExport = { concept: [], guide: [], article: [], subnet: [], application: [], team: [] };
const NO_TERMS = { glossary: [] };
const NO_TEXTS = { guide: [], faq: [], term: [] };
const NO_TITLES = { step: [], lab: [], paper: [], video: [], tag: [], category: [], menu: [], correction: [] };

/** What is searched by none of its words. */
const NOT_SEARCHED: readonly string[] = [
  "author",
  "community-link",
  "get-started-path",
  "link",
  "page",
  "quiz",
  "site-notice",
];

export type TextsContent = ContentOfLocales & { ids: Record<Kind, string[]> };

/**
 * Everything there is of some texts, named by their kinds and `documentId`s (`concept/k3b…`), in each language; nothing of one
 * that is gone. Null where others would have to be read as well.
 */
export async function fetchTexts(
  run: RunExport,
  texts: readonly string[],
  words: SearchWords,
): Promise<TextsContent | null> {
  const named = texts.map((text) => text.split("/")).filter(([kind = ""]) => !NOT_SEARCHED.includes(kind));
  const areAlone = named.every(([kind]) => BY_THEMSELVES.some((alone) => alone === kind));
  if (!areAlone || named.length > MOST_TEXTS) return null;
  const idsOf = (kind: Kind) => named.flatMap(([known, id = ""]) => (known === kind ? id : []));
  const ids = { concept: idsOf("concept"), guide: idsOf("guide"), article: idsOf("article") };
  const exports: LocaleExport[] = [];
  if (named.length > 0) for (const locale of LOCALES) exports.push(await fetchLocale(run, locale, ids));
  const english = exports.find(({ locale }) => locale === DEFAULT_LOCALE) ?? {
    own: NOTHING,
    texts: NO_TEXTS,
    titled: NO_TITLES,
  };
  return { english, exports, words, ids };
}

async function fetchLocale(run: RunExport, locale: Locale, ids: TextsContent["ids"]): Promise<LocaleExport> {
  const { concepts, guides, articles } = await run(ExportSearchTexts, { locale, documentIds: allOf(ids) });
  const own: ContentExport = {
    ...NOTHING,
    concept: concepts?.data ?? [],
    guide: guides?.data ?? [],
    article: articles?.data ?? [],
  };
  const slugs = own.guide.flatMap(({ attributes }) => attributes.slug ?? []);
  const found = await Promise.all(slugs.map((slug) => run(GetGuide, { slug, locale })));
  const guide = found.flatMap(({ guides }) => guides?.data ?? []);
  // What a concept explains is said by its terms.
  const { glossary } = ids.concept.length > 0 ? await run(GetGlossary, { locale }).catch(() => NO_TERMS) : NO_TERMS;
  return { locale, own, texts: { guide, faq: [], term: glossary }, titled: NO_TITLES };
}

/** What indexes of some texts alone say of the indexes of all texts. */
export function toChange({ source, locale, documents }: SearchIndex, content: TextsContent): IndexChange | null {
  const inSource = BY_THEMSELVES.find((kind) => kind === source);
  if (!inSource && source !== PASSAGE && source !== TITLE) return null;
  const ids = inSource ? content.ids[inSource] : allOf(content.ids);
  const mayHave = new Set(source === PASSAGE ? ids.flatMap(passageIds) : ids);
  const written = documents.filter(({ id }) => mayHave.has(String(id)));
  for (const { id } of written) mayHave.delete(String(id));
  return ids.length === 0 ? null : { source, locale, documents: written, gone: [...mayHave] };
}

function allOf(ids: TextsContent["ids"]): string[] {
  return BY_THEMSELVES.flatMap((kind) => ids[kind]);
}

function passageIds(id: string): string[] {
  return Array.from({ length: MOST_PASSAGES }, (_, index) => `${id}-${index + 1}`);
}
