import type { Locale } from "@learn-bittensor/contract/locales";
import type { Translator } from "#app/i18n/translator.ts";
import type { Answer, Answerer } from "./answerer.ts";
import { MOST_QUESTIONS } from "./conversation.ts";

/** A question with its answer. */
export interface Turn {
  question: string;
  answer: Answer;
  /** What became of the question, in a sentence of the page. */
  outcome: string;
}

export interface Conversation {
  turns: Turn[];
  /** Said once earlier questions fall away; else null. */
  note: string | null;
}

/** Answers every question of a conversation, each by itself: an answer knows nothing of the questions before it. */
export async function holdConversation(
  answerer: Answerer,
  { questions, locale, t }: { questions: readonly string[]; locale: Locale; t: Translator },
): Promise<Conversation> {
  const turns = questions.map(async (question) => {
    const answer = await answerer.answer(question, locale);
    return { question, answer, outcome: describe(answer, t) };
  });
  return {
    turns: await Promise.all(turns),
    note: questions.length < MOST_QUESTIONS ? null : t("ask.kept", { count: String(MOST_QUESTIONS) }),
  };
}

function describe(answer: Answer, t: Translator): string {
  return answer.kind === "passages" ? t("ask.found", { count: answer.passages.length }) : t(`ask.${answer.kind}`);
}
