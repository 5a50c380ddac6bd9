import { pageMeta } from "#app/document/page-meta.ts";
import { UPDATE_FEED_LINKS } from "#app/features/feeds/feed-links.ts";
import { GuideList } from "#app/features/guides/guide-list.tsx";
import { listGuides } from "#app/features/guides/guides.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/guides.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const guides = await listGuides(context.get(siteContext), locale);
  return { guides, title: t("guides.title"), description: t("guides.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, leadsTo: UPDATE_FEED_LINKS }, args) : [];
}

export default function GuidesRoute({ loaderData }: Route.ComponentProps) {
  const { guides, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={guides} />
      <GuideList guides={guides} />
    </>
  );
}
