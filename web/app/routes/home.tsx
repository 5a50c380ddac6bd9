import type { Locale } from "@learn-bittensor/contract/locales";
import { cachePolicy } from "#app/cache-policy.ts";
import { FEED_LINKS, UPDATE_FEED_LINKS } from "#app/features/feeds/feed-links.ts";
import { ContinueReading } from "#app/features/learning/continue-reading.tsx";
import learningStyles from "#app/features/learning/learning-lists.css?url";
import { HomePicture } from "#app/features/network-picture/home-picture.tsx";
import pictureStyles from "#app/features/network-picture/network-picture.css?url";
import { getNetwork, type Network } from "#app/features/network-picture/network-picture.server.ts";
import { NetworkPicture } from "#app/features/network-picture/network-picture.tsx";
import { countContent } from "#app/features/pages/content-counts.server.ts";
import { ContentCounts } from "#app/features/pages/content-counts.tsx";
import { PageBlocks } from "#app/features/pages/page-blocks.tsx";
import { getPage } from "#app/features/pages/pages.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { loadBegunLearning } from "#app/load-learning.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { FallbackNotice } from "#app/ui/fallback-notice.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const [page, counts, network, learning] = await Promise.all([
    getPage(site, { slug: "home", locale }),
    countContent(site),
    getNetwork(site),
    loadBegunLearning({ request, url, context }),
  ]);
  const picture = network ? drawNetwork(context, network, locale) : null;
  return {
    page: await orNotFound(page, { url, context }),
    counts,
    picture,
    learning,
    title: getTranslator(locale)("home.title"),
  };
}

function drawNetwork(context: Route.LoaderArgs["context"], network: Network, locale: Locale): string {
  return pageMarkup(context, { locale, path: "/", of: [network], variant: "network" }, () => (
    <NetworkPicture network={network} t={getTranslator(locale)} />
  ));
}

/** Styles that only this page needs. */
export function links() {
  return [
    { rel: "stylesheet", href: pictureStyles },
    { rel: "stylesheet", href: learningStyles },
  ];
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
  const { page, counts, picture, learning } = loaderData;
  const [hero, ...others] = page.blocks;
  return (
    <article className="home">
      <FallbackNotice locale={page.locale} />
      <div className="home-opening">
        <PageBlocks blocks={hero ? [hero] : []} />
        {picture ? <HomePicture html={picture} /> : null}
      </div>
      <ContinueReading page={learning} />
      <ContentCounts counts={counts} />
      <PageBlocks blocks={others} />
    </article>
  );
}
