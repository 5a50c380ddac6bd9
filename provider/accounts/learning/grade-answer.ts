export const ANSWER_FORMS = ["command", "figure", "number", "order"] as const;

/** How a question is answered: in one of these forms, or by choosing among what its options say. */
export type AnswerForm = (typeof ANSWER_FORMS)[number];

export type GradedOption = {
  key: string;
  correct: boolean;
  misconception?: string | null | undefined;
  /** Of a step: where it belongs, from 1. */
  place?: number | null | undefined;
  /** Of an answer in numbers: what it is, give or take. */
  value?: number | null | undefined;
  tolerance?: number | null | undefined;
  /** Of an answer in numbers: any other one on this side of the right one. */
  side?: "above" | "below" | null | undefined;
};

export type GradedAnswer = {
  correct: boolean;
  chosen: string[];
  correctOptions: string[];
  misconceptions: { option: string; misconception: string }[];
};

/** How numbers are sent and stored: no longer than they are exact. */
const NUMBER = /^-?\d{1,12}(?:\.\d{1,8})?$/;
/** What computing with decimal fractions loses. */
const ROUNDING = 1e-9;

/** Grades one answer; none is a wrong one. */
export function gradeAnswer(
  form: AnswerForm | null | undefined,
  options: readonly GradedOption[],
  given: readonly string[] | undefined,
): GradedAnswer {
  if (form === "order") return gradeOrder(options, given);
  if (form === "number") return gradeNumber(options, given);
  return gradeChoice(options, given);
}

/** Whether an answer to a question in numbers is one number, or none. */
export function isOneNumber(given: readonly string[]): boolean {
  return given.length <= 1 && given.every((each) => NUMBER.test(each));
}

/** Compares sets of options: the order in which they were chosen does not matter. */
function gradeChoice(options: readonly GradedOption[], given: readonly string[] | undefined): GradedAnswer {
  const asked = new Set(given);
  return {
    correct: given !== undefined && options.every((option) => option.correct === asked.has(option.key)),
    chosen: options.flatMap(({ key }) => (asked.has(key) ? key : [])),
    correctOptions: options.flatMap(({ key, correct }) => (correct ? key : [])),
    misconceptions: options.flatMap((option) => (asked.has(option.key) ? misconceptionOf(option) : [])),
  };
}

/** Each step after the one before it. A step says why it comes where it does, and is told of where it follows another one. */
function gradeOrder(options: readonly GradedOption[], given: readonly string[] = []): GradedAnswer {
  const right = options.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)).map(({ key }) => key);
  const isMisplaced = (key: string, at: number) => right[right.indexOf(key) - 1] !== given[at - 1];
  const misplaced = new Set(given.filter(isMisplaced));
  return {
    correct: right.every((key, at) => key === given[at]),
    chosen: [...given],
    correctOptions: right,
    misconceptions: options.flatMap((option) => (misplaced.has(option.key) ? misconceptionOf(option) : [])),
  };
}

/** The right number, give or take; what is known of wrong ones; else on which side it lies. */
function gradeNumber(options: readonly GradedOption[], given: readonly string[] = []): GradedAnswer {
  const right = options.find(({ correct }) => correct);
  const number = given.length === 0 ? Number.NaN : Number(given[0]);
  const isMet = ({ value, tolerance }: GradedOption) =>
    typeof value === "number" && Math.abs(number - value) <= (tolerance ?? 0) + ROUNDING * Math.abs(value);
  const side = number < (right?.value ?? 0) ? "below" : "above";
  const others = options.filter((option) => option !== right);
  const met = others.find(isMet) ?? (Number.isNaN(number) ? undefined : others.find((each) => each.side === side));
  const correct = right !== undefined && isMet(right);
  return {
    correct,
    chosen: [...given],
    correctOptions: right ? [String(right.value)] : [],
    misconceptions: met && !correct ? misconceptionOf(met) : [],
  };
}

function misconceptionOf({ key, misconception }: GradedOption): GradedAnswer["misconceptions"] {
  return misconception ? [{ option: key, misconception }] : [];
}
