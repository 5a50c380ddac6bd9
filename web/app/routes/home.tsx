import { loadBegunLearning } from "#app/collections/load-learning.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument } from "#app/document/page-texts.server.ts";
import { FEED_LINKS, UPDATE_FEED_LINKS } from "#app/features/feeds/feed-links.ts";
import { ContinueReading } from "#app/features/learning/continue-reading.tsx";
import { getNetwork } from "#app/features/network-picture/network-picture.server.ts";
import { NetworkPicture } from "#app/features/network-picture/network-picture.tsx";
import { countContent } from "#app/features/pages/content-counts.server.ts";
import { ContentCounts } from "#app/features/pages/content-counts.tsx";
import { PageBlocks } from "#app/features/pages/page-blocks.tsx";
import { getPage, withTexts } from "#app/features/pages/pages.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { FallbackNotice } from "#app/ui/fallback-notice.tsx";
import type { Route } from "./+types/home.ts";
import styles from "./home.module.css";

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const [page, counts, network, learning] = await Promise.all([
    getPage(site, { slug: "home", locale }),
    countContent(site),
    getNetwork(site),
    loadBegunLearning({ request, url, context }),
  ]);
  return {
    page: withTexts(await orNotFound(page, { url, context }), onceInDocument(context)),
    counts,
    network,
    learning,
    title: getTranslator(locale)("home.title"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, page } = args.loaderData;
  const leadsTo = [{ path: "/llms.txt", type: "text/plain", title: "llms.txt" }, ...FEED_LINKS, ...UPDATE_FEED_LINKS];
  return pageMeta({ title, description: page.description, leadsTo }, args);
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { page, counts, network, learning } = loaderData;
  const [hero, ...others] = page.blocks;
  return (
    <article className={styles.home}>
      <FallbackNotice locale={page.locale} />
      <div className={styles.opening}>
        <PageBlocks blocks={hero ? [hero] : []} />
        {network ? <NetworkPicture network={network} /> : null}
      </div>
      <ContinueReading page={learning} />
      <ContentCounts counts={counts} />
      <PageBlocks blocks={others} />
    </article>
  );
}
