import { cachePolicy } from "#app/cache-policy.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext);
  const lines = ["User-agent: *", "Disallow: /graphql", "Disallow: /search", `Sitemap: ${url}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicy.machine },
  });
}
