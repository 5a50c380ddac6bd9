import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { loadConceptPage } from "#app/collections/concept-page.server.ts";
import { conceptMarkdown } from "#app/collections/markdown-pages.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { inDocument } from "#app/document/page-texts.server.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { withAsk } from "#app/features/ask/ask-about.tsx";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { ReportQuestion } from "#app/features/feedback/report-question.tsx";
import { figureHeight } from "#app/features/figures/figure-heights.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { NextLinks } from "#app/features/learning/next/next-links.tsx";
import { LastResult } from "#app/features/learning/results/late-result.tsx";
import { useSaveAnswers } from "#app/features/learning/review/save-answers.ts";
import { QuizSection } from "#app/features/quizzes/quiz-section.tsx";
import { gradeQuiz } from "#app/features/quizzes/quizzes.server.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Article } from "#app/ui/reading/article.tsx";
import type { Route } from "./+types/concept.ts";

export const middleware: Route.MiddlewareFunction[] = [conceptMarkdown, routeMiddleware("auth")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const asked = { locale: parseLocale(params.locale), category: params.category, rest: params["*"] };
  return loadConceptPage({ request, url, context }, asked, inDocument(context));
}

/** Answers to the quiz, from anybody: the page shows them graded. It is theirs alone. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = parseLocale(params.locale);
  const slug = params["*"].split("/").at(-1) ?? "";
  const grading = await gradeQuiz(context.get(siteContext), request, { slug, locale, measure: figureHeight });
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
  const { concept, notes, quiz, result, marks, neighbours, structuredData, areTermsBeside } = loaderData;
  const { path } = concept;
  const { takesFeedback, isStaticExport } = useFrame();
  const saveAnswers = useSaveAnswers();
  const marked = withMarks(textNoteParts(notes, path), { ...marks, path });
  const parts = withAsk(marked, isStaticExport ? null : concept.title);
  const exercise = quiz ? (
    <QuizSection
      key={quiz.slug}
      quiz={quiz}
      sent={actionData ?? null}
      path={path}
      contents={concept.text.contents}
      onGraded={saveAnswers}
      last={<LastResult slug={quiz.slug} known={result} />}
      report={takesFeedback ? (question) => <ReportQuestion page={path} question={question} /> : null}
    />
  ) : null;
  const way = neighbours ? <NextLinks key={`next ${concept.slug}`} {...neighbours} current={marks.target} /> : null;
  return (
    <TermCards areTermsBeside={areTermsBeside}>
      <StructuredDataScript of={structuredData} />
      <Article>
        <ConceptArticle concept={concept} parts={{ ...parts, exercise, way }} neighbours={neighbours} />
      </Article>
    </TermCards>
  );
}
