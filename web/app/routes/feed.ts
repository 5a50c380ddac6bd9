import { findPictures } from "#app/collections/find-pictures.server.ts";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { feedResponse } from "#app/features/feeds/feed-response.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/feed.ts";

/** `/feed.xml` and `/feed.json`, in every language: the articles, the newest first. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const address = (path: string) => site.url + localizedPath(path, locale);
  const [articles, pictureOf] = await Promise.all([listArticles(site, locale), findPictures(site, locale)]);
  const entries = articles.flatMap(({ slug, publishedOn, updatedAt, tags, ...article }) => {
    // What has no date has no place in an order of time.
    if (!publishedOn) return [];
    const href = `/articles/${slug}`;
    const dates = { publishedOn, updatedAt: updatedAt ?? publishedOn };
    const picture = pictureOf(href, article.locale);
    return [{ ...article, ...dates, picture, url: address(href), tags: tags.map((tag) => tag.name) }];
  });
  const feed = {
    title: `${t("articles.title")} · Learn Bittensor`,
    description: t("listLeads.articles"),
    locale,
    siteTitle: "Learn Bittensor",
    pageUrl: address("/articles"),
    atomUrl: address("/feed.xml"),
    jsonUrl: address("/feed.json"),
    entries,
  };
  return feedResponse(feed, url);
}
