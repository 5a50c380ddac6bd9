import type { IncomingMessage, ServerResponse } from "node:http";
import { hasAuthCookie } from "../never-share-personal-answers.ts";
import type { PageCache } from "./create-page-cache.ts";
import { toPageKey } from "./page-key.ts";
import { serveCachedPage } from "./serve-cached-page.ts";

/**
 * Answers what is cached and fresh right where it arrives: everything that a request passes through otherwise has been
 * done when the page was cached. False where there is no such page; nothing has been answered then.
 */
export function answerFromCache(cache: PageCache, request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || hasAuthCookie(headers.cookie)) return false;
  const key = toPageKey(url);
  // An address that only means the same is answered further on, where no shared cache may store it.
  const page = key === url ? cache.find(key) : null;
  if (!page) return false;
  const asked = { method, acceptEncoding: headers["accept-encoding"], ifNoneMatch: headers["if-none-match"] };
  const answer = serveCachedPage(page, asked, cache.toForm);
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
  return true;
}
