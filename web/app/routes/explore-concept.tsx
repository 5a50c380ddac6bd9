import { cachePolicy } from "#app/cache-policy.ts";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { getConcept } from "#app/features/concepts/concepts.server.ts";
import { marksVariant, withMarks } from "#app/features/learning/learning-marks.tsx";
import { withSideNotes } from "#app/features/text-notes/side-notes.server.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { conceptMarkdown } from "#app/markdown-pages.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { PageMarkup } from "#app/ui/served-markup/page-markup.tsx";
import conceptStyles from "#app/ui/theme/concept.css?url";
import type { Route } from "./+types/explore-concept.ts";

export const middleware: Route.MiddlewareFunction[] = [conceptMarkdown];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const asked = { slug: params.slug, locale };
  const [found, notes, marks] = await Promise.all([
    getConcept(site, asked),
    getTextNotes(site, { kind: "concept", ...asked }),
    getMarks({ request, context }, { kind: "concept", slug: asked.slug }),
  ]);
  const concept = await orNotFound(found, { url, context });
  const { title, metaDescription, path: canonicalPath } = concept;
  const path = `/explore/concept/${concept.slug}`;
  const html = pageMarkup(context, { locale, path, of: [concept, notes], variant: marksVariant(marks) }, () => {
    const t = getTranslator(locale);
    const crumbs = [
      { label: t("explore.title"), href: "/explore" },
      { label: t("explore.types.concept"), href: "/explore?type=concept" },
    ];
    const noted = { ...concept.text, html: withSideNotes(concept.text.html, notes?.terms ?? [], t) };
    const parts = withMarks(textNoteParts(notes, canonicalPath, { areTermsBeside: true }), { ...marks, path });
    return <ConceptArticle concept={{ ...concept, text: noted }} crumbs={crumbs} parts={parts} />;
  });
  return { page: { title, description: metaDescription, canonicalPath, hasMarkdown: true }, html };
}

/** Styles that only pages like this need. */
export function links() {
  return [{ rel: "stylesheet", href: conceptStyles }];
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function ExploreConceptRoute({ loaderData }: Route.ComponentProps) {
  return <PageMarkup html={loaderData.html} />;
}
