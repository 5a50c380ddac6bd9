import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext);
  // Pages that searches shall not list say so themselves (`noindex`), which has to be read.
  const lines = ["User-agent: *", "Disallow: /graphql", `Sitemap: ${url}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicy.machine },
  });
}
