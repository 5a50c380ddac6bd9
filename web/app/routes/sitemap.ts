import { listPaths } from "#app/features/sitemap/paths.server.ts";
import { MOST_ADDRESSES, sitemap } from "#app/features/sitemap/sitemap-xml.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { cutPage, parsePageNumber } from "#app/site/page-number.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap-{locale}.xml`: every page that search engines may know, in one language; the first of them, and others by `?page=`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(/sitemap-(\w+)\.xml$/.exec(url.pathname)?.[1]);
  const page = parsePageNumber(url.searchParams.get("page"));
  // Without a server the one file there is holds everything.
  const pageSize = site.isStaticExport ? Number.POSITIVE_INFINITY : MOST_ADDRESSES;
  const { items } = cutPage(await listPaths(site), { page, pageSize });
  return new Response(sitemap(items, { siteUrl: site.url, locale }), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": cachePolicy.machine },
  });
}
