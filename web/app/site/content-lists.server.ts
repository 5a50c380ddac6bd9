import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";

/** The provider cuts every page to this many entries. */
export const LARGEST_PAGE = 100;

/** The languages to ask in, one after another: the reader's, then English. */
export function withFallback(locale: Locale): Locale[] {
  return locale === DEFAULT_LOCALE ? [locale] : [locale, DEFAULT_LOCALE];
}

/** The first language's answer that is there; `locale` says which language it is in. */
export async function firstInLocale<T extends object>(
  asked: Locale,
  find: (locale: Locale) => Promise<T | null | undefined>,
): Promise<(T & { locale: Locale }) | null> {
  for (const locale of withFallback(asked)) {
    const found = await find(locale);
    if (found) return { ...found, locale };
  }
  return null;
}

/**
 * A list in the reader's language, completed by English entries that are not translated. The English list is complete
 * and gives the order; `locale` says which language each entry is in.
 */
export async function mergedList<T extends { documentId: string }>(
  asked: Locale,
  list: (locale: Locale) => Promise<T[]>,
): Promise<(T & { locale: Locale })[]> {
  const [own = [], english = own] = await Promise.all(withFallback(asked).map(list));
  const translated = new Map(own.map((entry) => [entry.documentId, entry]));
  const merged = english.map((entry): T & { locale: Locale } => {
    const translation = translated.get(entry.documentId);
    translated.delete(entry.documentId);
    return translation ? { ...translation, locale: asked } : { ...entry, locale: DEFAULT_LOCALE };
  });
  const onlyInOwn = [...translated.values()].map((entry) => ({ ...entry, locale: asked }));
  return asked === DEFAULT_LOCALE ? merged : [...merged, ...onlyInOwn];
}

/** Every entry of a list that the provider hands out page by page. */
export async function everyPage<T>(
  getPage: (page: number) => Promise<{ data: readonly T[]; meta: { pagination: { pageCount: number } } } | null>,
): Promise<T[]> {
  const first = await getPage(1);
  if (!first) return [];
  const others = Array.from({ length: Math.max(0, first.meta.pagination.pageCount - 1) }, (_, index) =>
    getPage(index + 2),
  );
  const pages = [first, ...(await Promise.all(others))];
  return pages.flatMap((page) => page?.data ?? []);
}
