import { cachePolicy } from "#app/cache-policy.ts";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { listCategories } from "#app/features/concepts/concepts.server.ts";
import { type ExploreItem, filterItems, parseExploreFilter } from "#app/features/explore/explore-filter.ts";
import { ExploreList } from "#app/features/explore/explore-list.tsx";
import { listGuides } from "#app/features/guides/guides.server.ts";
import { listLabs } from "#app/features/labs/labs.server.ts";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/explore.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const [categories, articles, guides, subnets, labs] = await Promise.all([
    listCategories(site, locale),
    listArticles(site, locale),
    listGuides(site, locale),
    listSubnets(site, locale),
    listLabs(site, locale),
  ]);
  const items: ExploreItem[] = [
    ...categories.flatMap((category) =>
      category.concepts.map((concept) => ({
        ...concept,
        type: "concept" as const,
        href: `/explore/concept/${concept.slug}`,
        categories: [category.slug],
      })),
    ),
    ...articles.map((article) => ({
      ...article,
      type: "article" as const,
      href: `/explore/article/${article.slug}`,
      categories: [],
    })),
    ...guides.map((guide) => ({ ...guide, type: "guide" as const, href: `/guides/${guide.slug}`, categories: [] })),
    ...labs
      .filter((lab) => !lab.comingSoon)
      .map((lab) => ({
        ...lab,
        type: "lab" as const,
        description: lab.summary,
        href: `/lab/${lab.slug}`,
        categories: [],
      })),
    ...subnets.map((subnet) => ({
      ...subnet,
      type: "subnet" as const,
      title: subnet.name,
      href: `/subnets/${subnet.mainnetId === 0 ? "root" : (subnet.mainnetId ?? subnet.slug)}`,
      categories: subnet.tags.map((tag) => tag.slug),
    })),
  ];
  const filter = parseExploreFilter(url.searchParams);
  const tags = [...new Map(subnets.flatMap((subnet) => subnet.tags.map((tag) => [tag.slug, tag] as const))).values()];
  const { items: shown, ...found } = filterItems(items, filter);
  return {
    filter,
    // Only what the page shows travels to the browser.
    found: {
      ...found,
      items: shown.map(({ type, title, description, href, locale }) => ({
        type,
        title,
        description,
        href,
        locale,
        categories: [],
      })),
    },
    categories: [...categories.map(({ slug, name }) => ({ slug, name })), ...tags],
    title: t("explore.title"),
    description: t("explore.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function ExploreRoute({ loaderData }: Route.ComponentProps) {
  const { title, description, ...explore } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={explore.found.items} />
      <ExploreList {...explore} />
    </>
  );
}
