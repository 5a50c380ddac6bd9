import { loadBegunLearning } from "#app/collections/load-learning.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { FEED_LINKS, UPDATE_FEED_LINKS } from "#app/features/feeds/feed-links.ts";
import { FiveMinutes } from "#app/features/figures/story/five-minutes.tsx";
import { getStory } from "#app/features/figures/story/story.server.ts";
import { LabCards } from "#app/features/labs/lab-cards.tsx";
import { listLabs } from "#app/features/labs/labs.server.ts";
import { ContinueReading } from "#app/features/learning/continue-reading.tsx";
import { getNetwork } from "#app/features/network-picture/network-picture.server.ts";
import { NetworkPicture } from "#app/features/network-picture/network-picture.tsx";
import { countContent } from "#app/features/pages/content-counts.server.ts";
import { ContentCount, isCounted } from "#app/features/pages/content-counts.tsx";
import { HomePicture, hasHomePicture } from "#app/features/pages/home-pictures.tsx";
import { HEADED, PageBlocks } from "#app/features/pages/page-blocks.tsx";
import { getPage, homeOtherwise, type PageBlock, withTexts } from "#app/features/pages/pages.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { FallbackNotice } from "#app/ui/fallback-notice.tsx";
import type { Route } from "./+types/home.ts";
import styles from "./home.module.css";

/** Those whose first picture tells most. */
const LABS = ["block-emission", "subnet-emission", "weight-copying"];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const [page, counts, network, labs, learning] = await Promise.all([
    getPage(site, { slug: "home", locale }),
    countContent(site),
    getNetwork(site),
    listLabs(site, locale),
    loadBegunLearning({ request, url, context }),
  ]);
  const once = showOnce(context);
  const { blocks, ...found } = withTexts(page ?? homeOtherwise(locale), onceInDocument(context));
  return {
    page: { ...found, blocks: blocks.map(withoutWords) },
    counts,
    network: network && { ...network, dots: once(network.dots) },
    labs: labs
      .filter(({ slug }) => LABS.includes(slug))
      .map(({ slug, title, locale, preview }) => ({ slug, title, locale, preview: once(preview) })),
    learning,
    story: getStory(locale, once),
    texts: pickTexts(locale, "home", "network"),
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
  const { page, counts, network, labs, learning, story, texts } = loaderData;
  const [hero, ...others] = page.blocks;
  return (
    <article className={styles.home}>
      <FallbackNotice locale={page.locale} />
      <div className={network ? `${styles.opening} ${styles.pictured}` : styles.opening}>
        <PageBlocks blocks={hero ? [hero] : []} isHeaded />
        {network ? (
          <MoreTexts texts={texts}>
            <NetworkPicture network={network} />
          </MoreTexts>
        ) : null}
      </div>
      <ContinueReading page={learning} />
      <FiveMinutes story={story} />
      <LabCards labs={labs} className={`${HEADED} ${styles.labs}`} />
      <MoreTexts texts={texts}>
        <PageBlocks
          blocks={others}
          hasPrimary={hero !== undefined}
          adorn={(href) => ({
            picture: hasHomePicture(href) ? <HomePicture href={href} /> : undefined,
            details: counts && isCounted(href) ? <ContentCount href={href} counts={counts} /> : undefined,
          })}
        />
      </MoreTexts>
    </article>
  );
}

/** Where there is a picture, an icon beside it and what a title says already would be too much. */
function withoutWords(block: PageBlock): PageBlock {
  if (block.kind === "cards")
    return {
      ...block,
      cards: block.cards.map((card) => (hasHomePicture(card.href ?? "") ? { ...card, icon: null } : card)),
    };
  if (block.kind === "featured")
    return {
      ...block,
      links: block.links.map((link) => (hasHomePicture(link.href) ? { ...link, description: "" } : link)),
    };
  return block;
}
