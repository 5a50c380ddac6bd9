import type { Locale } from "@learn-bittensor/contract/locales";
import { listCorrections } from "#app/features/corrections/corrections.server.ts";
import { type Feed, toAtom } from "#app/features/feeds/feed.ts";
import type { MarkdownPage } from "#app/features/markdown/markdown-file.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { correctionPath } from "#app/site/correction-path.ts";
import type { Site } from "#app/site/site.server.ts";
import { findPictures } from "./find-pictures.server.ts";

/** One text for who follows it: an entry for its newest version, which is another one with each change, and its corrections. */
export async function documentFeed(
  page: MarkdownPage,
  { site, locale }: { site: Site; locale: Locale },
): Promise<Response> {
  const { path, title, description, updatedAt } = page;
  const address = (to: string) => site.url + localizedPath(to, locale);
  const ofText = { locale: page.locale, author: null, tags: [], publishedOn: null };
  const [allCorrections, pictureOf] = await Promise.all([listCorrections(site, locale), findPictures(site, locale)]);
  const corrections = allCorrections.filter(({ texts }) => texts.some(({ href }) => href === path));
  const ofNewest = { title, description, picture: pictureOf(path, page.locale) };
  const feed: Feed = {
    title: `${title} · Learn Bittensor`,
    description,
    locale,
    siteTitle: "Learn Bittensor",
    pageUrl: address(path),
    atomUrl: address(`${path}.xml`),
    jsonUrl: address(`${path}.xml`),
    entries: [
      ...(updatedAt ? [{ ...ofText, ...ofNewest, updatedAt, url: `${address(path)}#${updatedAt.slice(0, 10)}` }] : []),
      ...corrections.map(({ key, title, right, correctedOn }) => ({
        ...ofText,
        title,
        description: right,
        locale,
        updatedAt: correctedOn,
        id: address(`/corrections#${key}`),
        url: address(correctionPath(key)),
      })),
    ],
  };
  return new Response(toAtom(feed), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": cachePolicy.machine },
  });
}
