import { drawPictureFile } from "#app/features/figures/picture-file.server.tsx";
import { listGallery } from "#app/features/gallery/gallery.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/figure-saved.ts";

/** `/figures/{name}/saved.svg`, `/figures/{name}/{preset}/saved.svg`: the picture to be taken along, which says where it is from and what it shows. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const { name, preset = null } = params;
  const figure = (await listGallery(site, locale)).find((one) => one.name === name);
  const address = (site.url + localizedPath(`/figures/${name}`, locale)).replace(/^https?:\/\//, "");
  const svg =
    figure &&
    (await drawPictureFile({ name, preset }, locale, {
      line: `Learn Bittensor · ${address}`,
      title: figure.title,
      caption: figure.caption,
    }));
  if (!svg) return new Response("404 Not Found\n", { status: 404, headers: PLAIN_TEXT });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      // Opened as a page of the site, it would lose its styles to the site's policy.
      "Content-Disposition": "attachment",
      "Cache-Control": cachePolicy.machine,
    },
  });
}

const PLAIN_TEXT = { "Content-Type": "text/plain; charset=utf-8" };
