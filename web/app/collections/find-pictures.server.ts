import type { Locale } from "@learn-bittensor/contract/locales";
import { picturePath } from "#app/features/figures/picture-path.ts";
import { listFirstFigures } from "#app/features/gallery/gallery.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import type { Site } from "#app/site/site.server.ts";

/** Says of a text, by its address without language, where the picture of its first figure is found, with the words of a language. */
export async function findPictures(site: Site, asked: Locale) {
  const figures = await listFirstFigures(site, asked);
  return (href: string, locale: Locale): string | null => {
    const figure = figures.get(href);
    return figure ? site.url + localizedPath(picturePath(figure), locale) : null;
  };
}
