import { isLocale, LOCALES } from "@learn-bittensor/contract/locales";
import { createApiError } from "../../graphql/api-error.ts";
import { parsePage } from "../feedback/feedback-texts.ts";

/** What a class may have; a step has the state of a lab, which has up to two hundred characters. */
export const CLASS_LIMITS = { mostSteps: 12, longestStep: 300, mostQuestions: 12, days: 120 } as const;

/** What networks may do, and how much there may be; `cms/src/plugins/learn/classes/class-rules.ts` has the same. */
export const CLASS_BOUNDS = {
  /** A school of some teachers makes no more in a day. */
  dailyOfANetwork: 20,
  daily: 1_000,
  /** With steps as long as may be, 100 MB. */
  mostStored: 20_000,
  /** A hundred devices behind one address, each of which does something every ten seconds. */
  countsOfAMinute: 600,
  /** Those devices come at once, and their teachers look again and again. */
  readsOfAMinute: 300,
  /** No class is larger: who counts on and on writes no more. */
  mostDevices: 1_000,
} as const;

/** Of a slug, and of a question's key. */
const NAME = /^[\w-]{1,100}$/;

export const COUNT_KINDS = ["joined", "opened", "right", "wrong"] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

type AskedClass = {
  locale: string;
  steps: readonly string[];
  quiz?: string | null | undefined;
  questions?: readonly string[] | null | undefined;
};
type Counted = { kind: CountKind; step?: number | null | undefined; question?: string | null | undefined };

/** A class as it is stored. */
export function parseClass({ locale, steps, quiz = null, questions }: AskedClass) {
  if (!isLocale(locale)) throw fault(`locale must be one of ${LOCALES.join(", ")}`);
  return { locale, steps: parseSteps(steps), ...parseQuiz(quiz, questions ?? []) };
}

/** Which of a class's counts is meant. */
export function placeOf(
  { kind, step, question }: Counted,
  { steps, questions }: { steps: readonly string[]; questions: readonly string[] },
): number {
  if (kind === "joined") return 0;
  const place = kind === "opened" ? (step ?? -1) : questions.indexOf(question ?? "");
  if (place < 0 || place >= (kind === "opened" ? steps : questions).length) throw fault(`${kind}: the class has none`);
  return place;
}

function parseSteps(steps: readonly string[]): string[] {
  const { mostSteps, longestStep } = CLASS_LIMITS;
  if (steps.length === 0 || steps.length > mostSteps) throw fault(`steps must be 1 to ${mostSteps}`);
  if (new Set(steps).size < steps.length) throw fault("steps must differ");
  return steps.map((step) => {
    if (step.length > longestStep) throw fault(`a step must be at most ${longestStep} characters`);
    return parsePage(step);
  });
}

function parseQuiz(quiz: string | null, questions: readonly string[]) {
  const { mostQuestions } = CLASS_LIMITS;
  if (questions.length > mostQuestions) throw fault(`questions must be at most ${mostQuestions}`);
  if (new Set(questions).size < questions.length) throw fault("questions must differ");
  if (![quiz ?? "none", ...questions].every((name) => NAME.test(name))) throw fault("quiz and questions must be names");
  if ((quiz === null) !== (questions.length === 0)) throw fault("questions must come with their quiz");
  return { quiz, questions: [...questions] };
}

function fault(message: string): Error {
  return createApiError("ValidationError", message);
}
