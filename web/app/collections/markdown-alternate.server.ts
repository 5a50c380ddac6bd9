import type { Locale } from "@learn-bittensor/contract/locales";
import { type MiddlewareFunction, redirect } from "react-router";
import { toBibtex, toCsl } from "#app/features/citations/citations.ts";
import { type MarkdownPage, toMarkdownFile } from "#app/features/markdown/markdown-file.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { splitDay } from "#app/site/editions.ts";
import { dataRequestContext, siteContext } from "#app/site/request-context.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { documentFeed } from "./document-feed.server.ts";

type Place = { site: Site; locale: Locale };

/** What is answered at the address of a text and such an ending. */
const ENDINGS: Record<string, (page: CitedPage, place: Place) => Response | Promise<Response>> = {
  ".md": markdownResponse,
  ".bib": (page, place) => citationResponse(toBibtex(toCited(page, place)), "application/x-bibtex; charset=utf-8"),
  ".csl.json": (page, place) =>
    citationResponse(toCsl(toCited(page, place)), "application/vnd.citationstyles.csl+json"),
  ".xml": documentFeed,
};

/** Who has signed a text, where somebody has. */
type CitedPage = MarkdownPage & { author?: { name: string } | null; edition?: { isStored: boolean } | null };

/** The page at an address without language, or null. */
type FindPage = (site: Site, asked: { path: string; locale: Locale; day: string | null }) => Promise<CitedPage | null>;

/**
 * Answers at the address of a page and `.md` with its text as it was written, with how others cite it at `.bib` and
 * `.csl.json`, and at `.xml` with a feed of its changes. Every other address is for the page. Where texts are stored as they were
 * (`hasEditions`), an address may name a day.
 */
export function markdownAlternate(find: FindPage, { hasEditions = false } = {}): MiddlewareFunction<Response> {
  return async ({ request, url, params, context }, next) => {
    const isReading = request.method === "GET" || request.method === "HEAD";
    const [ending, answer] = Object.entries(ENDINGS).find(([end]) => url.pathname.endsWith(end)) ?? [];
    if (!isReading || !ending || !answer || context.get(dataRequestContext)) return next();
    const site = context.get(siteContext);
    const locale = parseLocale(params.locale);
    const { path } = splitLocale(url.pathname.slice(0, -ending.length));
    const { address, day } = hasEditions ? splitDay(path) : { address: path, day: null };
    const page = await find(site, { path: address, locale, day });
    if (!page || (page.edition && !page.edition.isStored)) return next();
    // Whoever follows a text follows that of today.
    if (page.edition && ending === ".xml") return redirect(localizedPath(address, locale) + ending, 308);
    if (page.path !== path) return redirect(localizedPath(page.path, locale) + ending, 308);
    const isCited = hasEditions && day === null && CITATIONS.has(ending);
    const edition = isCited ? await findSame(page, (day) => find(site, { path: address, locale, day }), site) : null;
    return answer(edition ?? page, { site, locale });
  };
}

/** They name what is stored. */
const CITATIONS = new Set([".bib", ".csl.json"]);

/** The newest edition of a text, where it says what the text says today; a copy of files has none. */
async function findSame(
  page: CitedPage,
  find: (day: string) => Promise<CitedPage | null>,
  { editions: { until }, isStaticExport }: Site,
): Promise<CitedPage | null> {
  const stored = until === null || isStaticExport ? null : await find(until);
  if (!stored?.edition?.isStored) return null;
  const isSame = (["title", "description", "markdown", "locale"] as const).every((name) => stored[name] === page[name]);
  // The day on which the text was changed is its own.
  return isSame ? { ...stored, updatedAt: page.updatedAt } : null;
}

/** A text in the reader's language, as a file. */
export function markdownResponse(page: MarkdownPage, { site, locale }: Place): Response {
  const file = toMarkdownFile(page, { siteUrl: site.url, locale, mediaUrl: site.mediaUrl });
  return new Response(file, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Language": page.locale,
      "Cache-Control": cachePolicy.content,
      // Search engines list the page and not its text a second time.
      "X-Robots-Tag": "noindex",
    },
  });
}

function toCited(page: CitedPage, { site, locale }: Place) {
  return { ...page, url: site.url + localizedPath(page.path, locale), author: page.author?.name ?? null };
}

function citationResponse(file: string, type: string): Response {
  return new Response(file, {
    headers: { "Content-Type": type, "Cache-Control": cachePolicy.content, "X-Robots-Tag": "noindex" },
  });
}
