import { getCategoryMarkdown } from "#app/collections/list-markdown.server.ts";
import { markdownAlternate } from "#app/collections/markdown-alternate.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { ConceptList } from "#app/features/concepts/category-section.tsx";
import { listCategories } from "#app/features/concepts/concepts.server.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { cutPage, listPageOf, pageAddress } from "#app/site/page-number.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { Illustration } from "#app/ui/illustrations/illustration.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/category.ts";

export const middleware: Route.MiddlewareFunction[] = [markdownAlternate(getCategoryMarkdown)];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const categories = await listCategories(site, locale);
  const found = await orNotFound(
    categories.find(({ slug }) => slug === params.category),
    { url, context },
  );
  const { items: concepts, ...place } = cutPage(found.concepts, listPageOf(url.searchParams, site));
  const category = { ...found, concepts };
  // A category may be called as another section of the site is: its title says of what it is one.
  return { category, place, title: `${category.name} · ${getTranslator(locale)("concepts.title")}` };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, category, place } = args.loaderData;
  const canonicalPath = pageAddress(pathOf(category), place.page);
  return pageMeta({ title, description: category.description, canonicalPath, hasMarkdown: place.page === 1 }, args);
}

function pathOf({ slug }: { slug: string }): string {
  return `/concepts/${slug}`;
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { category, place } = loaderData;
  return (
    <div data-hue={category.slug}>
      <PageHeader
        title={category.name}
        lead={category.description}
        crumbs={[{ label: t("concepts.title"), href: "/concepts" }]}
        crumbsLabel={t("content.breadcrumbs")}
        lang={useLangOf()(category.locale)}
        picture={<Illustration name={category.slug} />}
      />
      <FallbackNotice locale={category.locale} />
      <ConceptList category={category} level={2} />
      <Pagination {...place} hrefOf={(page) => pageAddress(pathOf(category), page)} />
    </div>
  );
}
