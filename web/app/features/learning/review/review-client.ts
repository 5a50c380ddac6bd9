import type { QuestionKey } from "./review-notes.ts";

/** What the page of reviews asks the server for. Each fails where the line or the server is away. */
export interface ReviewClient {
  /** The questions of some quizzes; those that there are. */
  questions(quizzes: readonly string[], locale: string): Promise<ReviewQuiz[]>;
  /** What came of an answer; null where the question is not there any more. */
  grade(answer: QuestionKey & { locale: string; options: readonly string[] }): Promise<GradedAnswer | null>;
}

export interface ReviewQuiz {
  slug: string;
  locale: string;
  questions: ReviewQuestion[];
}

export interface ReviewQuestion {
  key: string;
  prompt: string;
  multiple: boolean;
  options: { key: string; text: string }[];
  /** How it is answered, where that is not by choosing among what its options say. */
  form?: ReviewForm;
}

type ReviewForm =
  | { kind: "command" }
  | { kind: "order" }
  | { kind: "number"; unit: string | null }
  | { kind: "figure"; picture: string; height: number; spots: { option: string; x: number; y: number }[] };

export interface GradedAnswer {
  key: string;
  correct: boolean;
  chosen: string[];
  correctOptions: string[];
  explanation: string | null;
  section: string | null;
  misconceptions: { option: string; misconception: string }[];
}

const ADDRESS = "/review.json";

export function createReviewClient(ask: typeof fetch): ReviewClient {
  return {
    async questions(quizzes, locale) {
      const query = new URLSearchParams([...quizzes.map((slug) => ["quiz", slug]), ["locale", locale]]);
      const answer = await ask(`${ADDRESS}?${query}`);
      if (!answer.ok) throw new Error(`${ADDRESS} answers ${answer.status}`);
      return (await answer.json()).quizzes;
    },

    async grade(given) {
      const answer = await ask(ADDRESS, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(given),
      });
      if (answer.status === 400) return null;
      if (!answer.ok) throw new Error(`${ADDRESS} answers ${answer.status}`);
      return answer.json();
    },
  };
}
