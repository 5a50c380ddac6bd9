import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GetQuizAttempts, GradeQuiz } from "@learn-bittensor/contract/operations/quizzes";
import type { ResultOf } from "gql.tada";
import pLimit from "p-limit";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { getConcept } from "#app/features/concepts/concepts.server.ts";
import { toMoment } from "#app/features/learning/account-learning.server.ts";
import { everyNameOf, listRenamed, underItsName } from "#app/features/learning/renamed/list-renamed.ts";
import { type QuizResult, uniqueSections, type WeakSection } from "#app/features/learning/results/quiz-result.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { ANONYMOUS, resolveVisitor, userContent } from "#app/site/visitor.server.ts";

const MOST_ATTEMPTS = 200;
const AT_ONCE = 4;

interface Asking {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * What came of the quizzes that a signed-in learner answered, of each the latest; of one, where `slug` says which. None for
 * everybody else, and where it cannot be had: the page stays.
 */
export async function listAccountResults(
  { request, context }: Asking,
  { locale, slug }: { locale: Locale; slug?: string },
): Promise<QuizResult[]> {
  const { visitor } = await resolveVisitor(request, context);
  if (visitor.id === ANONYMOUS.id) return [];
  const site = context.get(siteContext);
  try {
    const content = await userContent(request, context);
    const limit = slug === undefined ? MOST_ATTEMPTS : 1;
    const renamed = listRenamed(site.redirects.moved);
    const names = slug === undefined ? [null] : everyNameOf({ kind: "quiz", slug }, renamed).map((name) => name.slug);
    const answers = await Promise.all(names.map((quizSlug) => content.query(GetQuizAttempts, { quizSlug, limit })));
    const latest = new Map(
      answers
        .flatMap(({ myQuizAttempts }) => myQuizAttempts)
        .map((attempt) => {
          return { ...attempt, quizSlug: underItsName({ kind: "quiz", slug: attempt.quizSlug }, renamed).slug };
        })
        .toSorted((one, other) => toMoment(one.submittedAt) - toMoment(other.submittedAt))
        .map((attempt) => [attempt.quizSlug, attempt]),
    );
    return await pLimit(AT_ONCE).map([...latest.values()], (attempt) => toResult(site, attempt, locale));
  } catch (cause) {
    site.log({ level: "warn", message: "the results of quizzes cannot be shown", cause });
    return [];
  }
}

type Attempt = ResultOf<typeof GetQuizAttempts>["myQuizAttempts"][number];

async function toResult(site: Site, attempt: Attempt, locale: Locale): Promise<QuizResult> {
  const { quizSlug: slug, correctCount, questionCount, submittedAt } = attempt;
  const weak = correctCount < questionCount ? await listWeakSections(site, attempt, locale) : [];
  return { slug, at: toMoment(submittedAt), correctCount, questionCount, passed: attempt.passed === true, weak };
}

const answersSchema = z.array(z.object({ question: z.string(), options: z.array(z.string()) }));

/** An attempt holds what was answered, not what of it was wrong. None where the quiz has other questions by now. */
async function listWeakSections(site: Site, { quizSlug, answers }: Attempt, locale: Locale): Promise<WeakSection[]> {
  const parsed = answersSchema.safeParse(answers);
  if (!parsed.success) return [];
  const input = { quizSlug, locale: DEFAULT_LOCALE, answers: parsed.data };
  const [grading, concept] = await Promise.all([
    site.content.query(GradeQuiz, { input }).catch(() => null),
    getConcept(site, { slug: quizSlug, locale }),
  ]);
  const titles = new Map(concept?.text.contents.map(({ id, title }) => [id, title]));
  const wrong = grading?.gradeQuiz.questions.filter(({ correct }) => !correct) ?? [];
  return uniqueSections(
    wrong.flatMap(({ section }) => (section ? { anchor: section, title: titles.get(section) ?? "" } : [])),
  );
}
