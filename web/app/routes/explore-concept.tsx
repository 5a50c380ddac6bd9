import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { getConcept } from "#app/features/concepts/concepts.server.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/explore-concept.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const concept = await getConcept(context.get(siteContext), { slug: params.slug, locale: parseLocale(params.locale) });
  return { concept: orNotFound(concept) };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { concept } = args.loaderData;
  return pageMeta({ title: concept.title, description: concept.metaDescription, canonicalPath: concept.path }, args);
}

export default function ExploreConceptRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("explore");
  const crumbs = [
    { label: t("title"), href: "/explore" },
    { label: t("types.concept"), href: "/explore?type=concept" },
  ];
  return <ConceptArticle concept={loaderData.concept} crumbs={crumbs} />;
}
