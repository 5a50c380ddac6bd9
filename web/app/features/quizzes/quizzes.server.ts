import { isLocale, type Locale } from "@learn-bittensor/contract/locales";
import { GetQuestionForms, GetQuiz, GradeQuiz } from "@learn-bittensor/contract/operations/quizzes";
import type { ResultOf } from "gql.tada";
import { data } from "react-router";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { firstInLocale } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { QuestionForm } from "./question-form.ts";
import { readAnswers } from "./read-answers.ts";

/** How high a figure is drawn; null where there is none of that name. */
export type MeasureFigure = (name: string) => number | null;

/** For whom, and how high figures are: a page in its own language may show a quiz in English. */
interface Shown {
  locale: Locale;
  measure: MeasureFigure;
}

/**
 * A concept's quiz as it may be seen before it is answered, in the asked language, else in English. Null where there is
 * none, or where it cannot be had: the page stays. Without a server nobody could say which answers are right.
 */
export async function getQuiz(site: Site, asked: { slug: string } & Shown) {
  if (site.isStaticExport) return null;
  try {
    const quiz = await findQuiz(site, asked);
    return quiz ? await toView(site, quiz, asked) : null;
  } catch (cause) {
    site.log({ level: "warn", message: `the quiz ${asked.slug} cannot be shown`, cause });
    return null;
  }
}

/** A quiz as its page is given it. */
export type QuizView = Awaited<ReturnType<typeof toView>>;
export type QuestionView = QuizView["questions"][number];

type Quiz = NonNullable<Awaited<ReturnType<typeof findQuiz>>>;
type AskedForm = ResultOf<typeof GetQuestionForms>["questionForms"][number];

function findQuiz(site: Site, { slug, locale }: { slug: string; locale: Locale }) {
  return firstInLocale(locale, async (inLocale) => {
    const { quizzes } = await site.content.query(GetQuiz, { slug, locale: inLocale });
    return quizzes?.data[0]?.attributes;
  });
}

async function toView(site: Site, { slug, locale, questions }: Quiz, shown: Shown) {
  const { questionForms } = await site.content.query(GetQuestionForms, { quizSlug: slug, locale });
  // A command is chosen as any answer is.
  const forms = questionForms.flatMap(({ form }) => (form === "command" ? [] : [form]));
  const kinds = [...new Set(forms)];
  const asked = (questions ?? []).filter((question) => question !== null);
  return {
    slug,
    locale,
    questionCount: asked.length,
    ...(kinds.length > 0 && {
      texts: pickTexts(shown.locale, ...kinds.map((kind) => `questionForms.${kind}` as const)),
    }),
    questions: asked.map(({ key, prompt, multiple, options }) => {
      const form = questionForms.find(({ question }) => question === key);
      const view = form ? toForm(form, shown) : null;
      return {
        key,
        prompt,
        multiple: multiple === true,
        options: (options ?? []).flatMap((option) => (option ? [{ key: option.key, text: option.text }] : [])),
        ...(view && { form: view }),
      };
    }),
  };
}

/** Null for a figure that this site does not have: what its options say is left to choose among. */
function toForm({ form, unit, figure, spots }: AskedForm, { locale, measure }: Shown): QuestionForm | null {
  if (form === "number") return { kind: form, unit };
  if (form !== "figure") return { kind: form };
  const height = figure === null ? null : measure(figure);
  return height === null
    ? null
    : { kind: form, picture: localizedPath(`/figures/${figure}/picture.svg`, locale), height, spots };
}

/**
 * Grades a form with answers. The answer holds what was asked, what is right and why; it is nobody else's and must not be cached.
 * @throws {Response} 400 for a form that answers no quiz
 */
export async function gradeQuiz(site: Site, request: Request, { slug, ...shown }: { slug: string } & Shown) {
  const form = await request.formData().catch(() => {
    throw data("a broken form", { status: 400 });
  });
  const locale = form.get("locale");
  if (typeof locale !== "string" || !isLocale(locale)) throw data("expected a language", { status: 400 });
  const answers = readAnswers(form, shown.locale);
  if (!answers) throw data("too many answers", { status: 400 });
  try {
    const [{ gradeQuiz: grading }, quiz] = await Promise.all([
      site.content.query(GradeQuiz, { input: { quizSlug: slug, locale, answers } }),
      findQuiz(site, { slug, locale }),
    ]);
    const view = quiz && (await toView(site, quiz, shown));
    const texts = pickTexts(shown.locale, "quizResults");
    return { slug, locale, answers, asked: view?.questions ?? [], texts, ...grading };
  } catch (error) {
    if (error instanceof ContentRefused) throw data("no such quiz, question or option", { status: 400 });
    throw error;
  }
}

export type GradingView = Awaited<ReturnType<typeof gradeQuiz>>;
