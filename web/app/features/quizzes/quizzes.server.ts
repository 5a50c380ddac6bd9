import { isLocale, type Locale } from "@learn-bittensor/contract/locales";
import { GetQuiz, GradeQuiz } from "@learn-bittensor/contract/operations/quizzes";
import { data } from "react-router";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { firstInLocale } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";

const MOST_FIELDS = 100;
const LONGEST_KEY = 100;

/**
 * A concept's quiz as it may be seen before it is answered, in the asked language, else in English. Null where there is
 * none, or where it cannot be had: the page stays. Without a server nobody could say which answers are right.
 */
export async function getQuiz(site: Site, asked: { slug: string; locale: Locale }) {
  if (site.isStaticExport) return null;
  try {
    const quiz = await findQuiz(site, asked);
    return quiz ? toView(quiz) : null;
  } catch (cause) {
    site.log({ level: "warn", message: `the quiz ${asked.slug} cannot be shown`, cause });
    return null;
  }
}

/** A quiz as its page is given it. */
export type QuizView = ReturnType<typeof toView>;
export type QuestionView = QuizView["questions"][number];

type Quiz = NonNullable<Awaited<ReturnType<typeof findQuiz>>>;

function findQuiz(site: Site, { slug, locale }: { slug: string; locale: Locale }) {
  return firstInLocale(locale, async (inLocale) => {
    const { quizzes } = await site.content.query(GetQuiz, { slug, locale: inLocale });
    return quizzes?.data[0]?.attributes;
  });
}

function toView({ slug, locale, questions }: Quiz) {
  return {
    slug,
    locale,
    questionCount: (questions ?? []).length,
    questions: (questions ?? []).flatMap((question) => {
      if (!question) return [];
      const options = (question.options ?? []).flatMap((option) =>
        option ? [{ key: option.key, text: option.text }] : [],
      );
      return { key: question.key, prompt: question.prompt, multiple: question.multiple === true, options };
    }),
  };
}

/**
 * Grades a form with answers. The answer holds what was asked, what is right and why; it is nobody else's and must not be cached.
 * @throws {Response} 400 for a form that answers no quiz
 */
export async function gradeQuiz(site: Site, request: Request, slug: string) {
  const form = await request.formData().catch(() => {
    throw data("a broken form", { status: 400 });
  });
  const locale = form.get("locale");
  if (typeof locale !== "string" || !isLocale(locale)) throw data("expected a language", { status: 400 });
  const answers = readAnswers(form);
  try {
    const [{ gradeQuiz: grading }, quiz] = await Promise.all([
      site.content.query(GradeQuiz, { input: { quizSlug: slug, locale, answers } }),
      findQuiz(site, { slug, locale }),
    ]);
    return { slug, locale, answers, asked: quiz ? toView(quiz).questions : [], ...grading };
  } catch (error) {
    if (error instanceof ContentRefused) throw data("no such quiz, question or option", { status: 400 });
    throw error;
  }
}

export type GradingView = Awaited<ReturnType<typeof gradeQuiz>>;

/** `answer.{question}` holds the key of an option, once for each that was chosen. */
function readAnswers(form: FormData): { question: string; options: string[] }[] {
  const chosen = [...form].flatMap(([name, value]) =>
    name.startsWith("answer.") && typeof value === "string" ? [{ question: name.slice("answer.".length), value }] : [],
  );
  if (
    chosen.length > MOST_FIELDS ||
    chosen.some(({ question, value }) => Math.max(question.length, value.length) > LONGEST_KEY)
  ) {
    throw data("too many answers", { status: 400 });
  }
  const byQuestion = Map.groupBy(chosen, ({ question }) => question);
  return [...byQuestion].map(([question, options]) => ({ question, options: options.map(({ value }) => value) }));
}
