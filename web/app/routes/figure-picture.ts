import { drawPictureFile } from "#app/features/figures/picture-file.server.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import type { Route } from "./+types/figure-picture.ts";

/** `/figures/{name}/picture.svg`, `/figures/{name}/{preset}/picture.svg`: what the figure shows at first, without its words around it. */
export async function loader({ params }: Route.LoaderArgs) {
  const { name, preset = null, locale } = params;
  const svg = await drawPictureFile({ name, preset }, parseLocale(locale));
  if (svg === null) return new Response("404 Not Found\n", { status: 404, headers: PLAIN_TEXT });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": cachePolicy.machine } });
}

const PLAIN_TEXT = { "Content-Type": "text/plain; charset=utf-8" };
