import { findShareImage } from "#app/collections/find-share-image.server.ts";
import { readShareImageAddress } from "#app/features/share-images/share-image-address.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/share-image.ts";

/** `/cards/{locale}{path}.png`: the picture of a page, for where links to it are shared. Nothing of the address is drawn. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = readShareImageAddress(params["*"]);
  const image = asked && (await findShareImage(site, asked));
  if (!image) return new Response("404 Not Found\n", { status: 404, headers: PLAIN_TEXT });
  const png = await site.drawShareImage(image);
  if (!png) return new Response("503 Service Unavailable\n", { status: 503, headers: { ...PLAIN_TEXT, ...LATER } });
  return new Response(png, { headers: PICTURE });
}

const PICTURE = {
  "Content-Type": "image/png",
  "Cache-Control": cachePolicy.picture,
  // Made to be shown by other sites.
  "Cross-Origin-Resource-Policy": "cross-origin",
};

const PLAIN_TEXT = { "Content-Type": "text/plain; charset=utf-8" };

const LATER = { "Retry-After": "10" };
