/** Reads `?page=`: what is no number from 1 on, or absurdly large, is the first page. */
export function parsePageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

export interface Cut<T> {
  items: T[];
  /** The page shown: a page beyond the end is the last. */
  page: number;
  pageCount: number;
  total: number;
}

export function cutPage<T>(all: T[], asked: { page: number; pageSize: number }): Cut<T> {
  const pageCount = Math.max(1, Math.ceil(all.length / asked.pageSize));
  const page = Math.min(asked.page, pageCount);
  return { items: all.slice((page - 1) * asked.pageSize, page * asked.pageSize), page, pageCount, total: all.length };
}
