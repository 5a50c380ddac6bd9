import { findCard } from "#app/collections/find-card.server.ts";
import { readCardAddress } from "#app/features/cards/card-address.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/card.ts";

/** `/cards/{locale}{path}.png`: the picture of a page, for where links to it are shared. Nothing of the address is drawn. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = readCardAddress(params["*"]);
  const card = asked && (await findCard(site, asked));
  if (!card) return new Response("404 Not Found\n", { status: 404, headers: PLAIN_TEXT });
  const png = await site.drawCard(card);
  if (!png) return new Response("503 Service Unavailable\n", { status: 503, headers: { ...PLAIN_TEXT, ...LATER } });
  return new Response(png, { headers: { "Content-Type": "image/png", "Cache-Control": cachePolicy.picture } });
}

const PLAIN_TEXT = { "Content-Type": "text/plain; charset=utf-8" };

const LATER = { "Retry-After": "10" };
