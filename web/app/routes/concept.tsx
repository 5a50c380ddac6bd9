import { redirect } from "react-router";
import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { getConcept } from "#app/features/concepts/concepts.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { QuizSection } from "#app/features/quizzes/quiz-section.tsx";
import { getQuiz, gradeQuiz } from "#app/features/quizzes/quizzes.server.ts";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/concept.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("auth")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const slug = params["*"].split("/").at(-1) ?? "";
  const [found, notes, quiz, marks] = await Promise.all([
    getConcept(site, { slug, locale }),
    getTextNotes(site, { kind: "concept", slug, locale }),
    getQuiz(site, { slug, locale }),
    getMarks({ request, context }, { kind: "concept", slug }),
  ]);
  const concept = orNotFound(found);
  // The last segment is the concept; whatever stands before it leads to its one address.
  if (concept.path !== `/concepts/${params.category}/${params["*"]}`)
    throw redirect(localizedPath(concept.path, locale), 308);
  return { concept, notes, quiz, marks };
}

/** Answers to the quiz, from anybody. */
export function action({ params, request, context }: Route.ActionArgs) {
  parseLocale(params.locale);
  return gradeQuiz(context.get(siteContext), request, params["*"].split("/").at(-1) ?? "");
}

/** A page with somebody's answers is theirs alone. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": actionHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, metaDescription } = args.loaderData.concept;
  return pageMeta({ title, description: metaDescription }, args);
}

export default function ConceptRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { concept, notes, quiz, marks } = loaderData;
  const parts = withMarks(textNoteParts(notes, concept.path), marks);
  const exercise = quiz ? <QuizSection quiz={quiz} grading={actionData} path={concept.path} /> : null;
  return <ConceptArticle concept={concept} parts={{ ...parts, exercise }} />;
}
