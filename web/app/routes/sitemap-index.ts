import { LOCALES } from "@learn-bittensor/contract/locales";
import { sitemapIndex } from "#app/features/sitemap/sitemap-xml.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/sitemap-index.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext);
  return new Response(sitemapIndex(LOCALES.map((locale) => `${url}/sitemap-${locale}.xml`)), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": cachePolicy.machine },
  });
}
