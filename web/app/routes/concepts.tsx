import { pageMeta } from "#app/document/page-meta.ts";
import { CategorySection } from "#app/features/concepts/category-section.tsx";
import { listCategories } from "#app/features/concepts/concepts.server.ts";
import { kindFeedLinks } from "#app/features/feeds/feed-links.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { cutPage, listPageOf, pageAddress } from "#app/site/page-number.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/concepts.ts";

const PATH = "/concepts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const site = context.get(siteContext);
  const list = cutCategories(await listCategories(site, locale), listPageOf(url.searchParams, site));
  return {
    list,
    title: t("concepts.title"),
    description: t("listLeads.concepts"),
    canonicalPath: pageAddress(PATH, list.page),
    // The list as Markdown is one.
    hasMarkdown: list.page === 1,
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, leadsTo: kindFeedLinks("concepts") }, args) : [];
}

export default function ConceptsRoute({ loaderData }: Route.ComponentProps) {
  const { list, title, description } = loaderData;
  const { categories } = list;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={categories.flatMap((category) => [category, ...category.concepts])} />
      {categories.map((category) => (
        <CategorySection key={category.slug} category={category} />
      ))}
      <Pagination {...list} hrefOf={(page) => pageAddress(PATH, page)} />
    </>
  );
}

type Held = { concepts: readonly unknown[] };

/** The categories with those of their concepts that stand on a page of all of them. */
function cutCategories<Category extends Held>(
  categories: readonly Category[],
  asked: { page: number; pageSize: number },
) {
  const all = categories.flatMap((category) => category.concepts.map((concept) => ({ category, concept })));
  const { items, ...place } = cutPage(all, asked);
  const onPage = Map.groupBy(items, ({ category }) => category);
  const shown = [...onPage].map(([category, members]): Category => {
    return { ...category, concepts: members.map(({ concept }) => concept) };
  });
  return { ...place, categories: shown };
}
