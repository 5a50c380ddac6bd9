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

const NOTHING_ELSE = { subnet: [], application: [], team: [] };
const NO_TITLES = { step: [], lab: [], paper: [], video: [], tag: [], category: [], menu: [], correction: [] };

/**
 * Everything there is of some texts, by their keys (`concept/staking`), in each language. Null where others would have to be read
 * as well, and where one of them is gone.
 */
export async function fetchTexts(
  run: RunExport,
  keys: readonly string[],
  words: SearchWords,
): Promise<ContentOfLocales | null> {
  const areAlone = keys.every((key) => BY_THEMSELVES.some((kind) => key.startsWith(`${kind}/`)));
  if (!areAlone || keys.length > MOST_TEXTS) return null;
  const exports: LocaleExport[] = [];
  for (const locale of LOCALES) exports.push(await fetchLocale(run, locale, keys));
  const english = exports.find(({ locale }) => locale === DEFAULT_LOCALE);
  if (!english || idsIn(english.own).length !== keys.length) return null;
  return { english, exports, words };
}

async function fetchLocale(run: RunExport, locale: Locale, keys: readonly string[]): Promise<LocaleExport> {
  const slugsOf = (kind: Kind) =>
    keys.flatMap((key) => (key.startsWith(`${kind}/`) ? key.slice(`${kind}/`.length) : []));
  const slugs = BY_THEMSELVES.flatMap(slugsOf);
  const found = await run(ExportSearchTexts, { locale, slugs });
  const { glossary } = await run(GetGlossary, { locale }).catch(() => ({ glossary: [] }));
  const guides = await Promise.all(slugsOf("guide").map((slug) => run(GetGuide, { slug, locale })));
  const own: ContentExport = {
    concept: only(found.concepts?.data ?? [], slugsOf("concept")),
    guide: only(found.guides?.data ?? [], slugsOf("guide")),
    article: only(found.articles?.data ?? [], slugsOf("article")),
    ...NOTHING_ELSE,
  };
  const guide = guides.flatMap(({ guides }) => guides?.data ?? []);
  return { locale, own, texts: { guide, faq: [], term: glossary }, titled: NO_TITLES };
}

/** A slug may be that of a guide and of a concept. */
function only<Entry extends { attributes: { slug: string | null } }>(all: readonly Entry[], slugs: readonly string[]) {
  return all.filter(({ attributes }) => attributes.slug !== null && slugs.includes(attributes.slug));
}

/** What indexes of some texts alone say of the indexes of all texts. */
export function toChange({ source, locale, documents }: SearchIndex, content: ContentOfLocales): IndexChange | null {
  const inSource = BY_THEMSELVES.find((kind) => kind === source);
  if (!inSource && source !== PASSAGE && source !== TITLE) return null;
  const { own } = content.english;
  const ids = inSource ? own[inSource].map(({ documentId }) => documentId) : idsIn(own);
  const mayHave = new Set(source === PASSAGE ? ids.flatMap(passageIds) : ids);
  const written = documents.filter(({ id }) => mayHave.has(String(id)));
  for (const { id } of written) mayHave.delete(String(id));
  return ids.length === 0 ? null : { source, locale, documents: written, gone: [...mayHave] };
}

function idsIn(own: ContentExport): string[] {
  return BY_THEMSELVES.flatMap((kind) => own[kind].map(({ documentId }) => documentId));
}

function passageIds(id: string): string[] {
  return Array.from({ length: MOST_PASSAGES }, (_, index) => `${id}-${index + 1}`);
}
