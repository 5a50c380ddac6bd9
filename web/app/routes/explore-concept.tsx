import { getMarks } from "#app/collections/get-marks.server.ts";
import { conceptMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { getConcept, shownConcept } from "#app/features/concepts/concepts.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes, withSideNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Article } from "#app/ui/reading/article.tsx";
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
  const { markdown, text, edition, canonicalPath, ...concept } = await orNotFound(found, { url, context });
  const { title, metaDescription } = concept;
  const path = `/explore/concept/${concept.slug}`;
  const page = { title, description: metaDescription, canonicalPath, hasMarkdown: true };
  const t = getTranslator(locale);
  const crumbs = [
    { label: t("explore.title"), href: "/explore" },
    { label: t("explore.types.concept"), href: "/explore?type=concept" },
  ];
  const once = showOnce(context);
  const shown = {
    ...shownConcept(concept, once),
    text: { ...text, parts: onceInDocument(context)(withSideNotes(text.parts, notes?.terms ?? [], once)) },
  };
  return { concept: shown, notes: shownNotes(notes, once, { areTermsBeside: true }), marks, path, page, crumbs };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function ExploreConceptRoute({ loaderData }: Route.ComponentProps) {
  const { concept, notes, marks, path, crumbs } = loaderData;
  const parts = withMarks(textNoteParts(notes, concept.path), { ...marks, path });
  return (
    <TermCards areTermsBeside>
      <Article>
        <ConceptArticle concept={concept} crumbs={crumbs} parts={parts} />
      </Article>
    </TermCards>
  );
}
