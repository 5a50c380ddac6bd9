import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { getConcept } from "#app/features/concepts/concepts.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/explore-concept.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = { slug: params.slug, locale: parseLocale(params.locale) };
  const [concept, notes, marks] = await Promise.all([
    getConcept(site, asked),
    getTextNotes(site, { kind: "concept", ...asked }),
    getMarks({ request, context }, { kind: "concept", slug: asked.slug }),
  ]);
  return { concept: orNotFound(concept), notes, marks };
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
  const { concept, notes, marks } = loaderData;
  const parts = withMarks(textNoteParts(notes, concept.path), marks);
  return <ConceptArticle concept={concept} crumbs={crumbs} parts={parts} />;
}
