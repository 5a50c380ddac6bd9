/** What a page of a list holds at the most: with titles and descriptions it stays below 60 kB after gzip. */
const LIST_PAGE_SIZE = 100;

/** Reads `?page=`: what is no number from 1 on, or absurdly large, is the first page. */
export function parsePageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** Which page of a list a query asks for. Without a server the one page there is holds everything. */
export function listPageOf(query: URLSearchParams, { isStaticExport }: { isStaticExport: boolean }) {
  return {
    page: parsePageNumber(query.get("page")),
    pageSize: isStaticExport ? Number.POSITIVE_INFINITY : LIST_PAGE_SIZE,
  };
}

export interface Cut<T> {
  items: T[];
  /** The page shown: a page beyond the end is the last. */
  page: number;
  pageCount: number;
  total: number;
}

/** A page of a list; all of it where `pageSize` is infinite. */
export function cutPage<T>(all: readonly T[], asked: { page: number; pageSize: number }): Cut<T> {
  const pageCount = Math.max(1, Math.ceil(all.length / asked.pageSize));
  const page = Math.min(asked.page, pageCount);
  const start = page === 1 ? 0 : (page - 1) * asked.pageSize;
  return { items: all.slice(start, start + asked.pageSize), page, pageCount, total: all.length };
}

/** The address of a page of a list, by that of its first page. */
export function pageAddress(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
}
