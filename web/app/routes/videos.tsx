import { pageMeta } from "#app/document/page-meta.ts";
import { showOnce } from "#app/document/page-texts.server.ts";
import { video } from "#app/features/structured-data/structured-data.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { VideoList } from "#app/features/videos/video-list.tsx";
import { listVideos } from "#app/features/videos/videos.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/videos.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const site = context.get(siteContext);
  const videos = await listVideos(site, locale);
  const structuredData = showOnce(context)(videos.map((entry) => video(entry, { siteUrl: site.url, locale })));
  return {
    videos,
    structuredData,
    texts: pickTexts(locale, "videos"),
    title: t("videos.title"),
    description: t("videos.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function VideosRoute({ loaderData }: Route.ComponentProps) {
  const { videos, texts, title, description, structuredData } = loaderData;
  return (
    <>
      {videos.length > 0 ? <StructuredDataScript of={structuredData} /> : null}
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={videos} />
      <MoreTexts texts={texts}>
        <VideoList videos={videos} />
      </MoreTexts>
    </>
  );
}
