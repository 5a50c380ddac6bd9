import { z } from "zod";
import type { ContentStore } from "../../content/content-store.ts";
import { createApiError } from "../../graphql/api-error.ts";

const quiz = z.object({
  slug: z.string(),
  passPercent: z.number(),
  questions: z.array(
    z.object({
      key: z.string(),
      explanation: z.string().nullish(),
      section: z.string().nullish(),
      options: z.array(z.object({ key: z.string(), correct: z.boolean(), misconception: z.string().nullish() })),
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

/** Compares sets of options: the order in which they were chosen does not matter, and no answer is a wrong one. */
export function gradeQuiz({ questions, passPercent }: Quiz, answers: readonly QuizAnswer[]) {
  refuseUnknown(questions, answers);
  const graded = questions.map(({ key, options, explanation = null, section = null }) => {
    const answer = answers.find(({ question }) => question === key);
    const asked = new Set(answer?.options);
    return {
      key,
      correct: answer !== undefined && options.every((option) => option.correct === asked.has(option.key)),
      chosen: options.flatMap((option) => (asked.has(option.key) ? option.key : [])),
      correctOptions: options.flatMap((option) => (option.correct ? option.key : [])),
      explanation,
      section,
      misconceptions: options.flatMap(({ key: option, misconception }) =>
        misconception && asked.has(option) ? { option, misconception } : [],
      ),
    };
  });
  const correctCount = graded.filter(({ correct }) => correct).length;
  const questionCount = questions.length;
  const percent = questionCount === 0 ? 0 : Math.round((100 * correctCount) / questionCount);
  return { questions: graded, correctCount, questionCount, percent, passed: percent >= passPercent };
}

/** An attempt is kept as it was sent, so it holds nothing but keys of the quiz. */
function refuseUnknown(questions: Quiz["questions"], answers: readonly QuizAnswer[]): void {
  const answered = new Set<string>();
  for (const { question: key, options } of answers) {
    const question = questions.find((each) => each.key === key);
    if (!question) throw createApiError("ValidationError", `Unknown question "${key}"`);
    if (answered.has(key)) throw createApiError("ValidationError", `Question "${key}" is answered twice`);
    answered.add(key);
    const unknown = options.find((option, index) => {
      return !question.options.some((each) => each.key === option) || options.indexOf(option) !== index;
    });
    if (unknown !== undefined) throw createApiError("ValidationError", `Unknown option "${unknown}" of "${key}"`);
  }
}
