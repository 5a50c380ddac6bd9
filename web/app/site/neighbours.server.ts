import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";

export interface Neighbour {
  href: string;
  title: string;
}

/** What stands before and after a page where pages have an order. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The neighbours of the page at `href` in a list; null where it is not in it. */
export function findNeighbours(pages: readonly Neighbour[], href: string): Neighbours | null {
  const at = pages.findIndex((page) => page.href === href);
  return at < 0 ? null : { previous: toNeighbour(pages[at - 1]), next: toNeighbour(pages[at + 1]) };
}

function toNeighbour(page: Neighbour | undefined): Neighbour | null {
  return page ? { href: page.href, title: page.title } : null;
}

/** A page of a list, as the provider hands it out. */
type ListPage<Entry> = { data: readonly Entry[]; meta: { pagination: { total: number } } } | null;

interface Ordered {
  documentId: string;
  attributes: { slug: string };
}

/** How an ordered list of entries in a language is asked for. */
interface OrderedList<Entry extends Ordered> {
  /** Those that stand before the entry, by what orders the list. */
  before: (locale: Locale, page: { page: number; pageSize: number }) => Promise<ListPage<Entry>>;
  all: (locale: Locale, page: { page: number; pageSize: number }) => Promise<ListPage<Entry>>;
  bySlugs: (locale: Locale, slugs: string[]) => Promise<ListPage<Entry>>;
}

/** Of a list, so many are asked for around a place in it. */
const AROUND = 20;

/**
 * An entry with those before and after it in the English order, each in the asked language where it is translated, without asking
 * for the whole list: a list may be of any length. Null where it is not where its order says.
 */
export async function listAround<Entry extends Ordered>(
  { slug, locale }: { slug: string; locale: Locale },
  list: OrderedList<Entry>,
): Promise<(Entry & { locale: Locale })[] | null> {
  const before = await list.before(DEFAULT_LOCALE, { page: 1, pageSize: 1 });
  const place = before?.meta.pagination.total ?? 0;
  const [first, last] = [place - 1, place + 1].map((each) => Math.floor(Math.max(0, each) / AROUND) + 1);
  const asked = [...new Set([first, last])].flatMap((page) => page ?? []);
  const pages = await Promise.all(asked.map((page) => list.all(DEFAULT_LOCALE, { page, pageSize: AROUND })));
  const english = pages.flatMap((page) => page?.data ?? []);
  const at = english.findIndex(({ attributes }) => attributes.slug === slug);
  // Of several in one place, this may be one that the pages do not hold.
  const isLast = (asked.at(-1) ?? 1) * AROUND >= (pages.at(-1)?.meta.pagination.total ?? 0);
  if (at < 0 || (at === 0 && place > 0) || (at === english.length - 1 && !isLast)) return null;
  const around = english.slice(Math.max(0, at - 1), at + 2);
  if (locale === DEFAULT_LOCALE) return around.map((entry) => ({ ...entry, locale }));
  const own = await list.bySlugs(
    locale,
    around.map(({ attributes }) => attributes.slug),
  );
  const translated = new Map(own?.data.map((entry) => [entry.documentId, entry]));
  return around.map((entry) => {
    const translation = translated.get(entry.documentId);
    return translation ? { ...translation, locale } : { ...entry, locale: DEFAULT_LOCALE };
  });
}
