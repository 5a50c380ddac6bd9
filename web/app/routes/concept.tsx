import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { listAccountResults } from "#app/collections/account-results.server.ts";
import { getMarks } from "#app/collections/get-marks.server.ts";
import { conceptMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { sharePicture } from "#app/document/share-picture.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { withAsk } from "#app/features/ask/ask-about.tsx";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { getConcept, getConceptNeighbours, shownConcept } from "#app/features/concepts/concepts.server.ts";
import { ReportQuestion } from "#app/features/feedback/report-question.tsx";
import { measureFigure } from "#app/features/figures/picture-file.server.tsx";
import { useAddEvent } from "#app/features/learning/learning-context.tsx";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { NextLinks } from "#app/features/learning/next/next-links.tsx";
import { LastResult } from "#app/features/learning/results/late-result.tsx";
import { QuizSection } from "#app/features/quizzes/quiz-section.tsx";
import { type GradingView, getQuiz, gradeQuiz } from "#app/features/quizzes/quizzes.server.ts";
import { breadcrumbs, learningResource } from "#app/features/structured-data/structured-data.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes, withSideNotes } from "#app/features/text-notes/text-notes.server.ts";
import { besideOf } from "#app/i18n/beside.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { answerEdition, pageOfEdition } from "#app/site/edition-page.server.ts";
import { splitDay } from "#app/site/editions.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Article } from "#app/ui/reading/article.tsx";
import { setBeside } from "#app/ui/rich-text/set-beside.server.ts";
import type { Route } from "./+types/concept.ts";

export const middleware: Route.MiddlewareFunction[] = [conceptMarkdown, routeMiddleware("auth")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const { address, day } = splitDay(params["*"]);
  const slug = address.split("/").at(-1) ?? "";
  const isToday = day === null;
  const [found, notes, quiz, marks, [result = null]] = await Promise.all([
    getConcept(site, { slug, locale, day }),
    isToday ? getTextNotes(site, { kind: "concept", slug, locale }) : null,
    isToday ? getQuiz(site, { slug, locale, measure: measureFigure }) : null,
    getMarks({ request, context }, { kind: "concept", slug }),
    isToday ? listAccountResults({ request, context }, { locale, slug }) : [],
  ]);
  const { markdown, text, edition, canonicalPath, ...concept } = await orNotFound(found, { url, context });
  const beside = besideOf(url.searchParams, concept.locale);
  const other = beside && (await getConcept(site, { slug, locale: beside, day }));
  const { path, title, metaDescription } = concept;
  // The last segment is the concept; whatever stands before it leads to its one address.
  const asked = edition?.isKept === false ? address : params["*"];
  if (path !== `/concepts/${params.category}/${asked}`) throw redirect(localizedPath(path, locale), 308);
  const neighbours = isToday ? await getConceptNeighbours(site, { path, locale }) : null;
  const { category, level, readingMinutes: minutes } = concept;
  const place = { siteUrl: site.url, locale };
  const crumbs = [
    { label: getTranslator(locale)("concepts.title"), href: "/concepts" },
    ...(category ? [{ label: category.name, href: `/concepts/${category.slug}` }] : []),
    { label: title, href: canonicalPath },
  ];
  const once = showOnce(context);
  const image = sharePicture(canonicalPath, place);
  const structuredData = once([
    learningResource({ ...concept, path: canonicalPath, kind: "concept", level, minutes, image }, place),
    breadcrumbs(crumbs, place),
  ]);
  const page = { title, description: metaDescription, hasMarkdown: true, isText: true };
  return answerEdition(edition, {
    page: pageOfEdition(page, edition, { canonicalPath, locale }),
    structuredData,
    neighbours,
    marks,
    // Not shown once: what is chosen in it stays when the page is loaded anew.
    quiz,
    result,
    notes: shownNotes(notes, once, { areTermsBeside: !other }),
    concept: {
      ...shownConcept(concept, once),
      text: {
        ...text,
        parts: onceInDocument(context)(
          other
            ? setBeside(text.parts, other.text.parts, other.locale)
            : withSideNotes(text.parts, notes?.terms ?? [], once),
        ),
      },
    },
    areTermsBeside: !other,
  });
}

/** Answers to the quiz, from anybody: the page shows them graded. It is theirs alone. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = parseLocale(params.locale);
  const slug = params["*"].split("/").at(-1) ?? "";
  const grading = await gradeQuiz(context.get(siteContext), request, { slug, locale, measure: measureFigure });
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
  const addEvent = useAddEvent();
  const titles = new Map(concept.text.contents.map(({ id, title }) => [id, title]));
  const { takesFeedback, isStaticExport } = useFrame();
  const marked = withMarks(textNoteParts(notes, path), { ...marks, path });
  const parts = withAsk(marked, isStaticExport ? null : concept.title);
  const keepAnswers =
    addEvent &&
    (({ slug, locale, answers, passed, questions }: GradingView) => {
      const graded = questions.map(({ key, correct, section }) => {
        return { question: key, correct, section, title: titles.get(section ?? "") ?? null };
      });
      addEvent({ kind: "quiz", slug }, { what: "quiz", locale, answers, passed, graded });
      void noteAnswersLater(slug, graded);
    });
  const exercise = quiz ? (
    <QuizSection
      key={quiz.slug}
      quiz={quiz}
      sent={actionData ?? null}
      path={path}
      onGraded={keepAnswers}
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

/** Comes with the first answer. Offline, the questions come back all the same: the text is read. */
async function noteAnswersLater(
  ...answers: Parameters<typeof import("#app/features/learning/review/note-answers.ts").noteAnswers>
) {
  const late = await import("#app/features/learning/review/note-answers.ts").catch(() => null);
  late?.noteAnswers(...answers);
}
