import { LOCALES } from "@learn-bittensor/contract/locales";
import { listPaths } from "#app/features/sitemap/paths.server.ts";
import { MOST_ADDRESSES, sitemapIndex } from "#app/features/sitemap/sitemap-xml.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { pageAddress } from "#app/site/page-number.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/sitemap-index.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { length } = await listPaths(site);
  const pages = site.isStaticExport ? 1 : Math.ceil(length / MOST_ADDRESSES);
  const addresses = LOCALES.flatMap((locale) =>
    Array.from({ length: pages }, (_, index) => pageAddress(`${site.url}/sitemap-${locale}.xml`, index + 1)),
  );
  return new Response(sitemapIndex(addresses), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": cachePolicy.machine },
  });
}
