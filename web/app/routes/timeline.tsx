import { data } from "react-router";
import { pageMeta } from "#app/document/page-meta.ts";
import { showOnce } from "#app/document/page-texts.server.ts";
import { TIMELINE_LINKS } from "#app/features/feeds/feed-links.ts";
import { ChangeList } from "#app/features/timeline/change-list.tsx";
import { toLanes } from "#app/features/timeline/lanes.ts";
import { drawChanges, listChanges } from "#app/features/timeline/timeline.server.ts";
import { TimelineFiles } from "#app/features/timeline/timeline-files.tsx";
import { filterChanges, parseTimelineFilter } from "#app/features/timeline/timeline-filter.ts";
import { TimelinePicture } from "#app/features/timeline/timeline-picture.tsx";
import { TimelineStatus } from "#app/features/timeline/timeline-status.tsx";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy, policyOfAsked } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/timeline.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const filter = parseTimelineFilter(url.searchParams);
  const all = await listChanges(site, locale);
  const found = filterChanges(all, filter);
  const page = {
    filter,
    drawn: toLanes(all, filter),
    count: found.length,
    canFilter: !site.isStaticExport,
    changes: showOnce(context)(await drawChanges(site, found, locale)),
    texts: pickTexts(locale, "timeline"),
    title: t("timeline.title"),
    description: t("timeline.description"),
  };
  const isAsked = filter.role !== null || filter.year !== null;
  return data(page, { headers: { "Cache-Control": policyOfAsked(!isAsked || found.length > 0) } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  return pageMeta({ title, description, hasMarkdown: true, leadsTo: TIMELINE_LINKS }, args);
}

export default function TimelineRoute({ loaderData }: Route.ComponentProps) {
  const { changes, drawn, filter, count, canFilter, texts, title, description } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <TimelinePicture drawn={drawn} filter={filter} canFilter={canFilter} />
      <TimelineFiles />
      <TimelineStatus count={count} filter={filter} />
      <ChangeList changes={changes} />
    </MoreTexts>
  );
}
