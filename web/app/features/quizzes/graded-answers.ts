import type { GradingView } from "./quizzes.server.ts";

type GradedQuestion = Pick<GradingView["questions"][number], "key" | "correct" | "section">;

/** Each graded question of a quiz, with the section of the text that says more, and its heading there; null where none does. */
export function gradedAnswers(
  { questions }: { questions: readonly GradedQuestion[] },
  contents: readonly { id: string; title: string }[],
) {
  const titles = new Map(contents.map(({ id, title }) => [id, title]));
  return questions.map(({ key, correct, section }) => {
    return { question: key, correct, section, title: titles.get(section ?? "") ?? null };
  });
}

/** A quiz that was answered and graded, to be stored by whoever stores such things. */
export type AnsweredQuiz = Pick<GradingView, "slug" | "locale" | "answers" | "passed"> & {
  graded: ReturnType<typeof gradedAnswers>;
};
