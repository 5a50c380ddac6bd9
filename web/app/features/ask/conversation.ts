import { ASK_PATH } from "./ask-path.ts";

/** More questions in a row are not retained: each is answered again with every page. */
export const MOST_QUESTIONS = 5;

/**
 * The questions of a conversation, which its address carries, one `q` each. The last ones are retained, and what is asked
 * again is asked last.
 */
export function listQuestions(typed: readonly string[], clean: (typed: string) => string): string[] {
  const questions = typed.map(clean).filter((question) => question !== "");
  return questions.filter((question, index) => questions.lastIndexOf(question) === index).slice(-MOST_QUESTIONS);
}

/** So long the retained questions may be in an address, which has to have room for another one of 200 characters. */
const LONGEST_RETAINED = 2_000;

/** The questions that go along when another one is asked. */
export function listRetained(questions: readonly string[]): string[] {
  const retained = questions.slice(1 - MOST_QUESTIONS);
  while (toQuery(retained).length > LONGEST_RETAINED) retained.shift();
  return retained;
}

/** The address of a conversation, at its last question. */
export function addressOf(questions: readonly string[]): string {
  return questions.length === 0 ? ASK_PATH : `${ASK_PATH}?${toQuery(questions)}#${LATEST_ID}`;
}

function toQuery(questions: readonly string[]): string {
  return new URLSearchParams(questions.map((question) => ["q", question])).toString();
}

/** The id of the last question. */
export const LATEST_ID = "latest-question";
