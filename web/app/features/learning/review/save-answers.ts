import { useAddEvent } from "../learning-context.tsx";
import type { GradedAnswer, QuizAnswer } from "../learning-event.ts";

interface AnsweredQuiz {
  slug: string;
  locale: string;
  answers: QuizAnswer[];
  passed: boolean;
  graded: GradedAnswer[];
}

/** Saves what came of a quiz on the device, and that its questions come back; null until that is there. */
export function useSaveAnswers(): ((quiz: AnsweredQuiz) => void) | null {
  const addEvent = useAddEvent();
  if (!addEvent) return null;
  return ({ slug, ...answered }) => {
    addEvent({ kind: "quiz", slug }, { what: "quiz", ...answered });
    void noteAnswersLater(slug, answered.graded);
  };
}

/** Comes with the first answer. Offline, the questions come back all the same: the text is read. */
async function noteAnswersLater(...answers: Parameters<typeof import("./note-answers.ts").noteAnswers>) {
  const late = await import("./note-answers.ts").catch(() => null);
  late?.noteAnswers(...answers);
}
