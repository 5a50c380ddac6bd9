import { isLocale, type Locale } from "@learn-bittensor/contract/locales";
import { GradeQuiz } from "@learn-bittensor/contract/operations/quizzes";
import { data } from "react-router";
import { z } from "zod";
import { ContentRefused } from "#app/site/content-client.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { getQuiz, type MeasureFigure } from "./quizzes.server.ts";

/** So many quizzes are asked for at once. */
const MOST_QUIZZES = 6;

const key = z.string().regex(/^[\w-]{1,100}$/);
const asked = z.object({ quizzes: z.array(key).max(MOST_QUIZZES), locale: z.string().refine(isLocale) });
/** A number, where the question asks for one. */
const answered = z.union([key, z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/)]);
const answer = z.object({
  slug: key,
  question: key,
  locale: z.string().refine(isLocale),
  options: z.array(answered).max(20),
});

/** The questions of some quizzes, as they may be seen before they are answered. What is not there is left out. */
export async function listQuizzesToReview(site: Site, query: URLSearchParams, measure: MeasureFigure) {
  const parsed = asked.safeParse({ quizzes: query.getAll("quiz"), locale: query.get("locale") });
  if (!parsed.success) throw data("expected some quizzes and a language", { status: 400 });
  const locale = parsed.data.locale as Locale;
  const quizzes = await Promise.all(parsed.data.quizzes.map((slug) => getQuiz(site, { slug, locale, measure })));
  return quizzes.filter((quiz) => quiz !== null);
}

/**
 * Grades the answer to one question of a quiz. Told is what belongs to that question: the keys of the others stay here.
 *
 * @throws {Response} 400 for an answer to what is no question
 */
export async function gradeAnswer(site: Site, body: unknown) {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw data("expected an answer to a question", { status: 400 });
  const { slug, question, locale, options } = parsed.data;
  const input = { quizSlug: slug, locale, answers: [{ question, options }] };
  try {
    const { gradeQuiz } = await site.content.query(GradeQuiz, { input });
    const graded = gradeQuiz.questions.find((each) => each.key === question);
    if (!graded) throw data("no such question", { status: 400 });
    return graded;
  } catch (error) {
    if (error instanceof ContentRefused) throw data("no such quiz, question or option", { status: 400 });
    throw error;
  }
}
