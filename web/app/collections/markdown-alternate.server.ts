import type { Locale } from "@learn-bittensor/contract/locales";
import { type MiddlewareFunction, redirect } from "react-router";
import { type MarkdownPage, toMarkdownFile } from "#app/features/markdown/markdown-file.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { dataRequestContext, siteContext } from "#app/site/request-context.server.ts";
import type { Site } from "#app/site/site.server.ts";

const ENDING = ".md";

/** The page at an address without language, or null. */
type FindPage = (site: Site, asked: { path: string; locale: Locale }) => Promise<MarkdownPage | null>;

/** Answers at the address of a page and `.md` with its text as it was written. Every other address is for the page. */
export function markdownAlternate(find: FindPage): MiddlewareFunction<Response> {
  return async ({ request, url, params, context }, next) => {
    const isReading = request.method === "GET" || request.method === "HEAD";
    if (!isReading || !url.pathname.endsWith(ENDING) || context.get(dataRequestContext)) return next();
    const site = context.get(siteContext);
    const locale = parseLocale(params.locale);
    const { path } = splitLocale(url.pathname.slice(0, -ENDING.length));
    const page = await find(site, { path, locale });
    if (!page) return next();
    if (page.path !== path) return redirect(localizedPath(page.path, locale) + ENDING, 308);
    return markdownResponse(page, { site, locale });
  };
}

/** A text in the reader's language, as a file. */
export function markdownResponse(page: MarkdownPage, { site, locale }: { site: Site; locale: Locale }): Response {
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
