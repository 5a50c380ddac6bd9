import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type Answer, gradeQuiz, listQuestionForms, type Quiz, StrayAnswer } from "./grade-quiz.ts";

export interface QuizInput {
  quizSlug: string;
  locale?: string | null;
  answers: Answer[];
}

/** A published quiz in a language, with its keys. */
async function findPublished(strapi: Core.Strapi, { quizSlug, locale }: Omit<QuizInput, "answers">): Promise<Quiz> {
  const quiz = (await strapi.documents("api::quiz.quiz").findFirst({
    filters: { slug: quizSlug },
    status: "published",
    locale: locale ?? "en",
    populate: { questions: { populate: ["options"] } },
  })) as unknown as Quiz | null;
  if (!quiz) throw new errors.NotFoundError(`No published quiz has the slug "${quizSlug}"`);
  return quiz;
}

/** Grades answers to a published quiz, in the language in which it was answered. */
export async function gradePublished(strapi: Core.Strapi, { answers, ...asked }: QuizInput) {
  const quiz = await findPublished(strapi, asked);
  try {
    return gradeQuiz(quiz, answers);
  } catch (error) {
    if (error instanceof StrayAnswer) throw new errors.ValidationError(error.message);
    throw error;
  }
}

/** For visitors; nothing is stored. */
export async function gradeForAnybody(strapi: Core.Strapi, { input }: { input: QuizInput }) {
  const { questions, result } = await gradePublished(strapi, input);
  return { questions, ...result };
}

/** Before anything is answered. */
export async function formsForAnybody(strapi: Core.Strapi, asked: Omit<QuizInput, "answers">) {
  return listQuestionForms(await findPublished(strapi, asked));
}
