import { listPaths } from "#app/features/sitemap/paths.server.ts";
import { sitemap } from "#app/features/sitemap/sitemap-xml.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap-{locale}.xml`: every page that search engines may know, in one language. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(/sitemap-(\w+)\.xml$/.exec(url.pathname)?.[1]);
  return new Response(sitemap(await listPaths(site), { siteUrl: site.url, locale }), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": cachePolicy.machine },
  });
}
