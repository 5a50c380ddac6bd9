import { data, redirect } from "react-router";
import { cachePolicy } from "#app/cache-policy.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { getConcept, getConceptNeighbours } from "#app/features/concepts/concepts.server.ts";
import { marksVariant, withMarks } from "#app/features/learning/learning-marks.tsx";
import { QuizSection } from "#app/features/quizzes/quiz-section.tsx";
import { getQuiz, gradeQuiz, gradingContext } from "#app/features/quizzes/quizzes.server.ts";
import { breadcrumbs, learningResource } from "#app/features/structured-data/structured-data.ts";
import { withSideNotes } from "#app/features/text-notes/side-notes.server.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { conceptMarkdown } from "#app/markdown-pages.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { PageMarkup } from "#app/ui/served-markup/page-markup.tsx";
import conceptStyles from "#app/ui/theme/concept.css?url";
import type { Route } from "./+types/concept.ts";

export const middleware: Route.MiddlewareFunction[] = [conceptMarkdown, routeMiddleware("auth")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const slug = params["*"].split("/").at(-1) ?? "";
  const [found, notes, quiz, marks] = await Promise.all([
    getConcept(site, { slug, locale }),
    getTextNotes(site, { kind: "concept", slug, locale }),
    getQuiz(site, { slug, locale }),
    getMarks({ request, context }, { kind: "concept", slug }),
  ]);
  const concept = await orNotFound(found, { url, context });
  const { path, title, metaDescription } = concept;
  // The last segment is the concept; whatever stands before it leads to its one address.
  if (path !== `/concepts/${params.category}/${params["*"]}`) throw redirect(localizedPath(path, locale), 308);
  const neighbours = await getConceptNeighbours(site, { path, locale });
  const grading = context.get(gradingContext);
  const variant = grading ? null : marksVariant(marks);
  const html = pageMarkup(context, { locale, path, of: [concept, notes, quiz, neighbours], variant }, () => {
    const html = withSideNotes(concept.text.html, notes?.terms ?? [], getTranslator(locale));
    const parts = withMarks(textNoteParts(notes, path, { areTermsBeside: true }), { ...marks, path });
    const exercise = quiz ? <QuizSection quiz={quiz} grading={grading} path={path} /> : null;
    const noted = { ...concept, text: { ...concept.text, html } };
    return <ConceptArticle concept={noted} parts={{ ...parts, exercise }} neighbours={neighbours} />;
  });
  const { category, level, readingMinutes: minutes } = concept;
  const place = { siteUrl: site.url, locale };
  const crumbs = [
    { label: getTranslator(locale)("concepts.title"), href: "/concepts" },
    ...(category ? [{ label: category.name, href: `/concepts/${category.slug}` }] : []),
    { label: title, href: path },
  ];
  const structuredData = [
    learningResource({ ...concept, kind: "concept", level, minutes }, place),
    breadcrumbs(crumbs, place),
  ];
  return { page: { title, description: metaDescription, hasMarkdown: true, structuredData }, html };
}

/** Answers to the quiz, from anybody: the page shows them graded. It is theirs alone. */
export async function action({ params, request, context }: Route.ActionArgs) {
  parseLocale(params.locale);
  const slug = params["*"].split("/").at(-1) ?? "";
  context.set(gradingContext, await gradeQuiz(context.get(siteContext), request, slug));
  return data(null, { headers: { "Cache-Control": "no-store" } });
}

/** Styles that only pages like this need. */
export function links() {
  return [{ rel: "stylesheet", href: conceptStyles }];
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": actionHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function ConceptRoute({ loaderData }: Route.ComponentProps) {
  return <PageMarkup html={loaderData.html} />;
}
