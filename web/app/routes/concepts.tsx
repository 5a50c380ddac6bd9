import { pageMeta } from "#app/document/page-meta.ts";
import { CategorySection } from "#app/features/concepts/category-section.tsx";
import { listCategories } from "#app/features/concepts/concepts.server.ts";
import { UPDATE_FEED_LINKS } from "#app/features/feeds/feed-links.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/concepts.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const categories = await listCategories(context.get(siteContext), locale);
  return { categories, title: t("concepts.title"), description: t("concepts.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, leadsTo: UPDATE_FEED_LINKS }, args) : [];
}

export default function ConceptsRoute({ loaderData }: Route.ComponentProps) {
  const { categories, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={categories.flatMap((category) => [category, ...category.concepts])} />
      {categories.map((category) => (
        <CategorySection key={category.slug} category={category} />
      ))}
    </>
  );
}
