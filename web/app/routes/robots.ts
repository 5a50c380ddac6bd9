import { LOCALES } from "@learn-bittensor/contract/locales";
import { cachePolicy } from "#app/cache-policy.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext);
  const searches = LOCALES.map((locale) => `Disallow: ${localizedPath("/search", locale)}`);
  const lines = ["User-agent: *", "Disallow: /graphql", ...searches, `Sitemap: ${url}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicy.machine },
  });
}
