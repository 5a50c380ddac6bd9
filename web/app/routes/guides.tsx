import { pageMeta } from "#app/document/page-meta.ts";
import { kindFeedLinks } from "#app/features/feeds/feed-links.ts";
import { GuideList } from "#app/features/guides/guide-list.tsx";
import { listGuides } from "#app/features/guides/guides.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { cutPage, listPageOf, pageAddress } from "#app/site/page-number.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/guides.ts";

const PATH = "/guides";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const site = context.get(siteContext);
  const list = cutPage(await listGuides(site, locale), listPageOf(url.searchParams, site));
  return {
    list,
    texts: pickTexts(locale, "guides"),
    title: t("guides.title"),
    description: t("listLeads.guides"),
    canonicalPath: pageAddress(PATH, list.page),
    // The list as Markdown is one.
    hasMarkdown: list.page === 1,
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, leadsTo: kindFeedLinks("guides") }, args) : [];
}

export default function GuidesRoute({ loaderData }: Route.ComponentProps) {
  const { list, texts, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={list.items} />
      <MoreTexts texts={texts}>
        <GuideList guides={list.items} />
      </MoreTexts>
      <Pagination {...list} hrefOf={(page) => pageAddress(PATH, page)} />
    </>
  );
}
