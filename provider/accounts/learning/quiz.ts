import { z } from "zod";
import type { ContentStore } from "../../content/content-store.ts";
import { createApiError } from "../../graphql/api-error.ts";
import { ANSWER_FORMS, gradeAnswer, isOneNumber } from "./grade-answer.ts";

const quiz = z.object({
  slug: z.string(),
  passPercent: z.number(),
  questions: z.array(
    z.object({
      key: z.string(),
      explanation: z.string().nullish(),
      section: z.string().nullish(),
      form: z.enum(ANSWER_FORMS).nullish(),
      unit: z.string().nullish(),
      figure: z.string().nullish(),
      options: z.array(
        z.object({
          key: z.string(),
          correct: z.boolean(),
          misconception: z.string().nullish(),
          place: z.number().nullish(),
          value: z.number().nullish(),
          tolerance: z.number().nullish(),
          side: z.enum(["above", "below"]).nullish(),
          x: z.number().nullish(),
          y: z.number().nullish(),
        }),
      ),
    }),
  ),
});

export type Quiz = z.output<typeof quiz>;
export type QuizAnswer = { question: string; options: readonly string[] };

/** A published quiz in a language, with the keys that never leave the server otherwise. */
export function findQuiz(content: ContentStore, slug: string, locale: string): Quiz {
  const found = content.list("Quiz", locale).find((fields) => fields.slug === slug);
  if (!found) throw createApiError("NotFoundError", `No published quiz has the slug "${slug}"`);
  return quiz.parse(found);
}

/** Each question in its own form; no answer is a wrong one. */
export function gradeQuiz({ questions, passPercent }: Quiz, answers: readonly QuizAnswer[]) {
  refuseUnknown(questions, answers);
  const graded = questions.map(({ key, form, options, explanation = null, section = null }) => {
    const answer = answers.find(({ question }) => question === key);
    return { key, explanation, section, ...gradeAnswer(form, options, answer?.options) };
  });
  const correctCount = graded.filter(({ correct }) => correct).length;
  const questionCount = questions.length;
  const percent = questionCount === 0 ? 0 : Math.round((100 * correctCount) / questionCount);
  return { questions: graded, correctCount, questionCount, percent, passed: percent >= passPercent };
}

/** An attempt is stored as it was sent, so it holds nothing but keys of the quiz, and numbers. */
function refuseUnknown(questions: Quiz["questions"], answers: readonly QuizAnswer[]): void {
  const answered = new Set<string>();
  for (const { question: key, options } of answers) {
    const question = questions.find((each) => each.key === key);
    if (!question) throw createApiError("ValidationError", `Unknown question "${key}"`);
    if (answered.has(key)) throw createApiError("ValidationError", `Question "${key}" is answered twice`);
    answered.add(key);
    if (question.form === "number") {
      if (isOneNumber(options)) continue;
      throw createApiError("ValidationError", `Expected one number for "${key}"`);
    }
    const unknown = options.find((option, index) => {
      return !question.options.some((each) => each.key === option) || options.indexOf(option) !== index;
    });
    if (unknown !== undefined) throw createApiError("ValidationError", `Unknown option "${unknown}" of "${key}"`);
  }
}

/** How questions are answered that are not answered by choosing among what options say: nothing of what is right. */
export function listQuestionForms({ questions }: Quiz) {
  return questions.flatMap(({ key: question, form, unit = null, figure = null, options }) => {
    if (!form) return [];
    const spots = options.flatMap(({ key: option, x, y }) =>
      typeof x === "number" && typeof y === "number" ? [{ option, x, y }] : [],
    );
    return [{ question, form, unit, figure, spots }];
  });
}
