import { LOCALES } from "../../../setup/locales.ts";
import { isSitePath, SITE_PATH_FAULT } from "../site-path.ts";

/** What a class may have; a step has the state of a lab, which has up to two hundred characters. */
export const CLASS_LIMITS = { mostSteps: 12, longestStep: 300, mostQuestions: 12, days: 120 } as const;

/** What networks may do, and how much there may be; the rules are those of `provider/accounts/classes/class-rules.ts`. */
export const CLASS_BOUNDS = {
  dailyOfANetwork: 20,
  daily: 1000,
  mostStored: 20_000,
  countsOfAMinute: 600,
  readsOfAMinute: 300,
  mostDevices: 1000,
} as const;

/** Of a slug, and of a question's key. */
const NAME = /^[\w-]{1,100}$/;

export type CountKind = "joined" | "opened" | "right" | "wrong";

export interface AskedClass {
  locale: string;
  steps: readonly string[];
  quiz?: string | null;
  questions?: readonly string[] | null;
}

export interface Counted {
  kind: CountKind;
  step?: number | null;
  question?: string | null;
}

/** What is asked of a class is nothing that one can have. */
export class ClassFault extends Error {}

/** A class as it is stored. */
export function parseClass({ locale, steps, quiz = null, questions }: AskedClass) {
  if (!Object.hasOwn(LOCALES, locale)) throw new ClassFault(`locale must be one of ${Object.keys(LOCALES).join(", ")}`);
  return { locale, steps: parseSteps(steps), ...parseQuiz(quiz, questions ?? []) };
}

/** Which of a class's counts is meant. */
export function placeOf(
  { kind, step, question }: Counted,
  { steps, questions }: { steps: readonly string[]; questions: readonly string[] },
): number {
  if (kind === "joined") return 0;
  const place = kind === "opened" ? (step ?? -1) : questions.indexOf(question ?? "");
  if (place < 0 || place >= (kind === "opened" ? steps : questions).length)
    throw new ClassFault(`${kind}: the class has none`);
  return place;
}

function parseSteps(steps: readonly string[]): string[] {
  const { mostSteps, longestStep } = CLASS_LIMITS;
  if (steps.length === 0 || steps.length > mostSteps) throw new ClassFault(`steps must be 1 to ${mostSteps}`);
  if (new Set(steps).size < steps.length) throw new ClassFault("steps must differ");
  for (const step of steps) {
    if (step.length > longestStep) throw new ClassFault(`a step must be at most ${longestStep} characters`);
    if (!isSitePath(step)) throw new ClassFault(SITE_PATH_FAULT);
  }
  return [...steps];
}

function parseQuiz(quiz: string | null, questions: readonly string[]) {
  const { mostQuestions } = CLASS_LIMITS;
  if (questions.length > mostQuestions) throw new ClassFault(`questions must be at most ${mostQuestions}`);
  if (new Set(questions).size < questions.length) throw new ClassFault("questions must differ");
  if (![quiz ?? "none", ...questions].every((name) => NAME.test(name)))
    throw new ClassFault("quiz and questions must be names");
  if ((quiz === null) !== (questions.length === 0)) throw new ClassFault("questions must come with their quiz");
  return { quiz, questions: [...questions] };
}
