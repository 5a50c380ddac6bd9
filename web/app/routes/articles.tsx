import { pageMeta } from "#app/document/page-meta.ts";
import { ArticleList } from "#app/features/articles/article-list.tsx";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { FEED_LINKS } from "#app/features/feeds/feed-links.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { cutPage, listPageOf, pageAddress } from "#app/site/page-number.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/articles.ts";

const PATH = "/articles";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const site = context.get(siteContext);
  const list = cutPage(await listArticles(site, locale), listPageOf(url.searchParams, site));
  return {
    list,
    title: t("articles.title"),
    description: t("listLeads.articles"),
    canonicalPath: pageAddress(PATH, list.page),
    // The list as Markdown is one.
    hasMarkdown: list.page === 1,
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, leadsTo: FEED_LINKS }, args) : [];
}

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  const { list, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={list.items} />
      <ArticleList articles={list.items} />
      <Pagination {...list} hrefOf={(page) => pageAddress(PATH, page)} />
    </>
  );
}
