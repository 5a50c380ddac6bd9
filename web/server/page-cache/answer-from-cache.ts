import type { IncomingMessage, ServerResponse } from "node:http";
import { hasAuthCookie } from "../never-share-personal-answers.ts";
import { answerKeptPage } from "./answer-kept-page.ts";
import type { PageCache } from "./create-page-cache.ts";
import { toPageKey } from "./page-key.ts";

/**
 * Answers what is kept and up to date right where it arrives: everything that a request passes through otherwise has been
 * done when the page was kept. False where there is no such page; nothing has been answered then.
 */
export function answerFromCache(cache: PageCache, request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || hasAuthCookie(headers.cookie)) return false;
  const key = toPageKey(url);
  // An address that only means the same is answered further on, where it is kept from being shared.
  const page = key === url ? cache.find(key) : null;
  if (!page) return false;
  const answer = answerKeptPage(page, {
    method,
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
  });
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
  return true;
}
