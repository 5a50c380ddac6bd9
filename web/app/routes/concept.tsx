import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { getMarks } from "#app/collections/get-marks.server.ts";
import { conceptMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { getConcept, getConceptNeighbours, shownConcept } from "#app/features/concepts/concepts.server.ts";
import { useAddEvent } from "#app/features/learning/learning-context.tsx";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { QuizSection } from "#app/features/quizzes/quiz-section.tsx";
import { type GradingView, getQuiz, gradeQuiz } from "#app/features/quizzes/quizzes.server.ts";
import { breadcrumbs, learningResource } from "#app/features/structured-data/structured-data.ts";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes, withSideNotes } from "#app/features/text-notes/text-notes.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Article } from "#app/ui/reading/article.tsx";
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
  const { markdown, text, ...concept } = await orNotFound(found, { url, context });
  const { path, title, metaDescription } = concept;
  // The last segment is the concept; whatever stands before it leads to its one address.
  if (path !== `/concepts/${params.category}/${params["*"]}`) throw redirect(localizedPath(path, locale), 308);
  const neighbours = await getConceptNeighbours(site, { path, locale });
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
  const once = showOnce(context);
  return {
    page: { title, description: metaDescription, hasMarkdown: true, structuredData },
    neighbours,
    marks,
    // Not shown once: what is chosen in it stays when the page is loaded anew.
    quiz,
    notes: shownNotes(notes, once, { areTermsBeside: true }),
    concept: {
      ...shownConcept(concept, once),
      text: { ...text, parts: onceInDocument(context)(withSideNotes(text.parts, notes?.terms ?? [], once)) },
    },
  };
}

/** Answers to the quiz, from anybody: the page shows them graded. It is theirs alone. */
export async function action({ params, request, context }: Route.ActionArgs) {
  parseLocale(params.locale);
  const slug = params["*"].split("/").at(-1) ?? "";
  const grading = await gradeQuiz(context.get(siteContext), request, slug);
  return data(grading, { headers: { "Cache-Control": "no-store" } });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": actionHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

/** Neither an answered quiz nor its new beginning changes what the page shows besides. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod === "POST" || isSamePage ? false : defaultShouldRevalidate;
}

/** Where the answer does not come back, the quiz is sent as the form that it is (`QuizSection`). */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(() => null);
}

export default function ConceptRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { concept, notes, quiz, marks, neighbours } = loaderData;
  const { path } = concept;
  const parts = withMarks(textNoteParts(notes, path), { ...marks, path });
  const addEvent = useAddEvent();
  const keepAnswers =
    addEvent &&
    (({ slug, locale, answers }: GradingView) => addEvent({ kind: "quiz", slug }, { what: "quiz", locale, answers }));
  const exercise = quiz ? (
    <QuizSection key={quiz.slug} quiz={quiz} sent={actionData ?? null} path={path} onGraded={keepAnswers} />
  ) : null;
  return (
    <TermCards areTermsBeside>
      <Article>
        <ConceptArticle concept={concept} parts={{ ...parts, exercise }} neighbours={neighbours} />
      </Article>
    </TermCards>
  );
}
