import { createApiError } from "./api-error.ts";

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

export type PaginationArgument = {
  page?: number | null;
  pageSize?: number | null;
  start?: number | null;
  limit?: number | null;
};

/** Which part of a list is asked for: 25 entries by default, 100 at most, counted in pages or from a start. */
export function toWindow(asked: PaginationArgument | null | undefined): { start: number; limit: number } {
  const { page, pageSize, start, limit } = asked ?? {};
  const isPaged = isGiven(page) || isGiven(pageSize);
  if (isPaged && (isGiven(start) || isGiven(limit))) {
    throw createApiError("PaginationError", "Cannot use both page & offset pagination in the same query");
  }
  const size = toLimit(isPaged ? pageSize : limit);
  return { start: Math.max(0, isPaged ? ((page ?? 1) - 1) * size : (start ?? 0)), limit: size };
}

/** What a list says about itself. */
export function describePage({ start, limit }: { start: number; limit: number }, total: number) {
  return { total, page: Math.floor(start / limit) + 1, pageSize: limit, pageCount: Math.ceil(total / limit) };
}

/** -1 asks for as many as allowed. */
function toLimit(asked: number | null | undefined): number {
  const limit = asked ?? DEFAULT_LIMIT;
  return limit === -1 ? MAX_LIMIT : Math.min(MAX_LIMIT, Math.max(1, limit));
}

function isGiven(value: number | null | undefined): boolean {
  return value !== undefined && value !== null;
}
