import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { NearestPage } from "#app/features/errors/nearest-page.ts";
import { findNearestHits } from "#app/features/search/find-nearest-hits.server.ts";
import { findNearWord } from "#app/features/search/near-word.ts";
import { isShareImageSection, SHARE_IMAGE_SECTIONS } from "#app/features/share-images/share-image-sections.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { withTimeout } from "#app/site/with-timeout.server.ts";
import { listReadableDocuments } from "./readable-documents.server.ts";

/** Of the words of an address, what is looked for. Longer ones are no words but keys and codes. */
const MOST_WORDS = 4;
const LONGEST_WORD = 32;

const MOST_PAGES = 5;

/** What is no page: programs ask for such things all day. */
const FILE = /\.(?!html?$)\w{1,8}$/i;

/** What an address holds besides words of its own. */
const NO_WORD = /^(?:index|html?|www|page|the|of|and|a)$/;

/** The first segments of addresses; some are written otherwise by hand. */
const SECTIONS = Object.keys(SHARE_IMAGE_SECTIONS).filter((path) => path.split("/").length === 2 && path !== "/");

/**
 * Pages that may have been meant by an address that none has: those whose titles hold its words, those of its section
 * first, then the section. None where the search engine is away, or has too much to do: the page for unknown addresses
 * stands without.
 */
export async function findNearestPages(site: Site, asked: { path: string; locale: Locale }): Promise<NearestPage[]> {
  const { section, words } = readPath(asked.path);
  const own = section && isShareImageSection(section) ? [sectionPage(section, asked.locale)] : [];
  if (site.isStaticExport || words.length === 0) return own;
  const search = site.concurrencyLimit(() => withTimeout(findTitles(site, { words, locale: asked.locale })));
  const found = await search?.catch((cause: unknown) => {
    site.log({ level: "warn", message: "the pages nearest to an unknown address cannot be found", cause });
    return [];
  });
  const inSection = (page: NearestPage) => section !== null && page.href.startsWith(`${section}/`);
  const pages = (found ?? []).toSorted((one, other) => Number(inSection(other)) - Number(inSection(one)));
  return [...pages.slice(0, MOST_PAGES), ...own];
}

/** What somebody would search for who came by this address: its words, or the section where it has no others. */
export function wordsOfAddress(path: string): string {
  const { section, words } = readPath(path);
  return words.join(" ") || (section?.slice(1) ?? "");
}

/** Addresses are in English: their words are looked for there, and in the reader's language where English has none. */
async function findTitles(site: Site, { words, locale }: { words: string[]; locale: Locale }): Promise<NearestPage[]> {
  const text = words.join(" ");
  const hits = (await findNearestHits(site, { text, locale: DEFAULT_LOCALE })).filter(({ href }) =>
    href.startsWith("/"),
  );
  if (locale === DEFAULT_LOCALE) return hits.map(toPage);
  if (hits.length === 0) {
    const own = await findNearestHits(site, { text, locale });
    return own.filter(({ href }) => href.startsWith("/")).map(toPage);
  }
  const translated = new Map((await listReadableDocuments(site, locale)).map((document) => [document.href, document]));
  return hits.map((hit) => toPage(translated.get(hit.href) ?? hit));
}

function toPage({ href, title, locale }: NearestPage): NearestPage {
  return { href, title, locale };
}

function sectionPage(section: keyof typeof SHARE_IMAGE_SECTIONS, locale: Locale): NearestPage {
  return { href: section, title: getTranslator(locale)(SHARE_IMAGE_SECTIONS[section]), locale };
}

/** The section that the first segment means, also mistyped or in the singular, and the words of the rest. */
function readPath(path: string): { section: string | null; words: string[] } {
  if (FILE.test(path)) return { section: null, words: [] };
  const [first = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  const section = findSection(first);
  const words = (section ? rest : [first, ...rest])
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "" && word.length <= LONGEST_WORD && !NO_WORD.test(word));
  // The last words of an address say most.
  return { section, words: [...new Set(words)].slice(-MOST_WORDS) };
}

function findSection(segment: string): string | null {
  const word = segment.toLowerCase().replace(/\.html?$/, "");
  if (word === "") return null;
  const spellings = [word, `${word}s`, word.replace(/s$/, "")];
  const isOne = (section: string) => spellings.includes(section.slice(1));
  const near = () =>
    findNearWord(
      word.replace(/[\s\p{P}]+/gu, ""),
      SECTIONS.map((section) => section.slice(1)),
    );
  const found = SECTIONS.find(isOne) ?? near();
  return found === null ? null : found.startsWith("/") ? found : `/${found}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return ""; // No words can be read from it.
  }
}
