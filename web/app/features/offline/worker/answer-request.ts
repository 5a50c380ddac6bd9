import { LOCALES } from "@learn-bittensor/contract/locales";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { ASKED_PARAMETER, OFFLINE_PATH } from "../offline-path.ts";

/** So long a page that is saved waits for the network. */
const TIMEOUT_MS = 5_000;

export interface Around {
  caches: Pick<CacheStorage, "match">;
  fetch: (request: Request) => Promise<Response>;
  /** Resolves after some milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * The answer to what a page asks for; null where the worker has nothing to do with it. Documents come from the network, and from
 * what is saved only where there is none; where that has nothing either, its list is shown.
 */
export function answerRequest(
  request: Request,
  origin: string,
  around: Around,
  preloaded?: Promise<unknown>,
): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return null;
  if (request.mode === "navigate") return answerDocument(request, around, preloaded);
  // Their names are those of what is in them.
  if (url.pathname.startsWith("/assets/"))
    return around.caches.match(url.href).then((saved) => saved ?? around.fetch(request));
  if (request.destination === "image")
    return around.fetch(request).catch(() => savedOr(url.href, around, Response.error));
  return null;
}

async function answerDocument(request: Request, around: Around, preloaded?: Promise<unknown>): Promise<Response> {
  const asked = askNetwork(request, around, preloaded);
  const saved = keyOf(new URL(request.url));
  const afterTimeout = around.wait(TIMEOUT_MS).then(() => savedOr(saved, around, () => asked));
  try {
    return await Promise.race([asked, afterTimeout]);
  } catch {
    return savedOr(saved, around, () => toList(new URL(request.url), around));
  }
}

async function askNetwork(request: Request, { fetch }: Around, preloaded?: Promise<unknown>): Promise<Response> {
  const early = await preloaded;
  // Where there is no network, Firefox hands out an answer that is an error instead of failing.
  return early instanceof Response && early.type !== "error" ? early : fetch(request);
}

async function savedOr(
  key: string,
  { caches }: Around,
  otherwise: () => Response | Promise<Response>,
): Promise<Response> {
  return (await caches.match(key)) ?? otherwise();
}

/** The list is the same whatever page led to it. */
function keyOf(url: URL): string {
  return splitLocale(url.pathname).path === OFFLINE_PATH
    ? url.origin + url.pathname
    : url.origin + url.pathname + url.search;
}

/** Leads to the list of what is saved, in the page's language or in one that was read before. */
async function toList({ origin, pathname, search }: URL, { caches }: Around): Promise<Response> {
  const { locale } = splitLocale(pathname);
  for (const each of [locale, ...LOCALES]) {
    const list = new URL(localizedPath(OFFLINE_PATH, each), origin);
    if (!(await caches.match(list.href))) continue;
    list.searchParams.set(ASKED_PARAMETER, pathname + search);
    return Response.redirect(list.href, 302);
  }
  return Response.error();
}
