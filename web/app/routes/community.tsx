import { pageMeta } from "#app/document/page-meta.ts";
import { listCommunityLinks } from "#app/features/community/community.server.ts";
import { CommunityList } from "#app/features/community/community-list.tsx";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/community.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const links = await listCommunityLinks(context.get(siteContext), locale);
  return {
    links,
    texts: pickTexts(locale, "community"),
    title: t("community.title"),
    description: t("community.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function CommunityRoute({ loaderData }: Route.ComponentProps) {
  const { links, texts, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={links} />
      <MoreTexts texts={texts}>
        <CommunityList links={links} />
      </MoreTexts>
    </>
  );
}
