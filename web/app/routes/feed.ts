import { cachePolicy } from "#app/cache-policy.ts";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { toAtom, toJsonFeed } from "#app/features/feeds/feed.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/feed.ts";

/** `/feed.xml` and `/feed.json`, in every language: the articles, the newest first. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const address = (path: string) => site.url + localizedPath(path, locale);
  const articles = await listArticles(site, locale);
  const entries = articles.flatMap(({ slug, title, description, publishedOn, author, tags, locale }) => {
    // What has no date has no place in an order of time.
    if (!publishedOn) return [];
    const names = tags.map((tag) => tag.name);
    return [{ title, description, url: address(`/articles/${slug}`), locale, publishedOn, author, tags: names }];
  });
  const feed = {
    title: `${t("articles.title")} · Learn Bittensor`,
    description: t("articles.description"),
    locale,
    siteTitle: "Learn Bittensor",
    pageUrl: address("/articles"),
    atomUrl: address("/feed.xml"),
    jsonUrl: address("/feed.json"),
    entries,
  };
  const isJson = url.pathname.endsWith(".json");
  return new Response(isJson ? toJsonFeed(feed) : toAtom(feed), {
    headers: {
      "Content-Type": isJson ? "application/feed+json; charset=utf-8" : "application/atom+xml; charset=utf-8",
      "Cache-Control": cachePolicy.machine,
    },
  });
}
