import { pageMeta } from "#app/document/page-meta.ts";
import { ArticleList } from "#app/features/articles/article-list.tsx";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { FEED_LINKS } from "#app/features/feeds/feed-links.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/articles.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const articles = await listArticles(context.get(siteContext), locale);
  return { articles, title: t("articles.title"), description: t("articles.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, leadsTo: FEED_LINKS }, args) : [];
}

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  const { articles, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={articles} />
      <ArticleList articles={articles} />
    </>
  );
}
