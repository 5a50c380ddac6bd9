import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { GetFaqs } from "@learn-bittensor/contract/operations/faqs";
import { GetGetStartedSteps } from "@learn-bittensor/contract/operations/get-started-steps";
import { GetTerms } from "@learn-bittensor/contract/operations/glossary";
import { GetGuide } from "@learn-bittensor/contract/operations/guides";
import { GetLabs } from "@learn-bittensor/contract/operations/labs";
import { GetResources } from "@learn-bittensor/contract/operations/resources";
import { ExportSearchTexts } from "@learn-bittensor/contract/operations/search-documents";
import { GetSubnetNames } from "@learn-bittensor/contract/operations/subnets";
import { GetVideos } from "@learn-bittensor/contract/operations/videos";
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

/** What stands in documents of its own alone: in an index of its source, of passages, or of titles only. */
const SOURCES = ["concept", "guide", "article", "application", "subnet"] as const;
const QUOTED = ["concept", "guide", "article", "subnet", "faq"] as const;
const TITLED = [...SOURCES, "faq", "get-started-step", "lab", "resource", "video"] as const;
type Kind = (typeof TITLED)[number];

const NOTHING: ContentExport = { concept: [], guide: [], article: [], subnet: [], application: [], team: [] };
const NO_TEXTS = { guide: [], faq: [], term: [] };
const NO_TITLES = { step: [], lab: [], paper: [], video: [], tag: [], category: [], menu: [], correction: [] };

/** More than there are of each; a provider gives no more at once. */
const PAGE_SIZE = 100;

/** Without a number it gets no document. */
const NAME_ALONE = {
  description: null,
  body: null,
  slug: "",
  mainnetId: null,
  symbol: null,
  comingSoon: null,
  team: null,
  tags: null,
};

/** What is searched by none of its words. */
const NOT_SEARCHED = ["author", "community-link", "get-started-path", "link", "page", "quiz", "site-notice"];

/** The `documentId`s of those of a kind. */
type IdsOf = (kinds: readonly Kind[]) => string[];

export type TextsContent = { content: ContentOfLocales; idsOf: IdsOf };

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
  const areAlone = named.every(([kind]) => TITLED.some((alone) => alone === kind));
  if (!areAlone || named.length > MOST_TEXTS) return null;
  const idsOf: IdsOf = (kinds) => named.flatMap(([known, id = ""]) => (kinds.some((kind) => kind === known) ? id : []));
  const exports: LocaleExport[] = [];
  if (named.length > 0) for (const locale of LOCALES) exports.push(await fetchLocale(run, locale, idsOf));
  const nothing = { own: NOTHING, texts: NO_TEXTS, titled: NO_TITLES };
  const english = exports.find(({ locale }) => locale === DEFAULT_LOCALE) ?? nothing;
  if (idsOf(["subnet"]).length > 0) english.own.subnet = await addNames(run, english.own.subnet);
  return { content: { english, exports, words }, idsOf };
}

/** What there is of the kinds that are asked for, and nothing of others. */
async function fetchLocale(run: RunExport, locale: Locale, idsOf: IdsOf): Promise<LocaleExport> {
  const asked = <Answer>(kinds: readonly Kind[], ask: () => Promise<Answer>) =>
    idsOf(kinds).length > 0 ? ask() : Promise.resolve(null);
  const documentIds = idsOf(SOURCES);
  const [found, terms, faqs, steps, labs, papers, videos] = await Promise.all([
    asked(SOURCES, () => run(ExportSearchTexts, { locale, documentIds })),
    // What a concept explains is said by its terms.
    asked(["concept"], () => run(GetTerms, { locale }).catch(() => null)),
    asked(["faq"], () => run(GetFaqs, { locale })),
    asked(["get-started-step"], () => run(GetGetStartedSteps, { locale })),
    asked(["lab"], () => run(GetLabs, { locale })),
    asked(["resource"], () => run(GetResources, { locale })),
    asked(["video"], () => run(GetVideos, { locale, pageSize: PAGE_SIZE })),
  ]);
  const own: ContentExport = {
    ...NOTHING,
    concept: found?.concepts?.data ?? [],
    guide: found?.guides?.data ?? [],
    article: found?.articles?.data ?? [],
    application: found?.applications?.data ?? [],
    subnet: found?.subnets?.data ?? [],
  };
  const slugs = own.guide.flatMap(({ attributes }) => attributes.slug ?? []);
  const guides = await Promise.all(slugs.map((slug) => run(GetGuide, { slug, locale })));
  const guide = guides.flatMap(({ guides }) => guides?.data ?? []);
  const titled = {
    ...NO_TITLES,
    step: steps?.getStartedSteps?.data ?? [],
    lab: labs?.labs?.data ?? [],
    paper: papers?.resources?.data ?? [],
    video: videos?.videos?.data ?? [],
  };
  return { locale, own, texts: { guide, faq: faqs?.faqs?.data ?? [], term: terms?.glossary ?? [] }, titled };
}

/** A subnet is found by what tells its name from those of all others. */
async function addNames(run: RunExport, subnets: ContentExport["subnet"]): Promise<ContentExport["subnet"]> {
  const all = [...subnets];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await run(GetSubnetNames, { locale: DEFAULT_LOCALE, page, pageSize: PAGE_SIZE });
    for (const { documentId, attributes } of answer.subnets?.data ?? []) {
      if (subnets.some((subnet) => subnet.documentId === documentId)) continue;
      all.push({ documentId, attributes: { ...NAME_ALONE, name: attributes.name } });
    }
    pages = answer.subnets?.meta?.pagination?.pageCount ?? 0;
  }
  return all;
}

/** What indexes of some texts say of the indexes of all texts. */
export function toChange({ source, locale, documents }: SearchIndex, idsOf: IdsOf): IndexChange | null {
  const ids = idsIn(source, idsOf);
  const mayHave = new Set(ids);
  const written = documents.filter(({ id }) => mayHave.has(String(id)));
  for (const { id } of written) mayHave.delete(String(id));
  return ids.length === 0 ? null : { source, locale, documents: written, gone: [...mayHave] };
}

function idsIn(source: Indexed, idsOf: IdsOf): string[] {
  if (source === PASSAGE) return idsOf(QUOTED).flatMap(passageIds);
  if (source === TITLE) return idsOf(TITLED);
  return idsOf(SOURCES.filter((kind) => kind === source));
}

function passageIds(id: string): string[] {
  return Array.from({ length: MOST_PASSAGES }, (_, index) => `${id}-${index + 1}`);
}
