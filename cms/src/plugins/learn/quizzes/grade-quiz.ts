import { type AnswerForm, type GradedOption, gradeAnswer, isOneNumber } from "./grade-answer.ts";

export interface Quiz {
  passPercent: number;
  questions: {
    key: string;
    explanation?: string | null;
    section?: string | null;
    form?: AnswerForm | null;
    unit?: string | null;
    figure?: string | null;
    options: (GradedOption & { x?: number | null; y?: number | null })[];
  }[];
}

export interface Answer {
  question: string;
  options: string[];
}

/** Answers that are none to this quiz; the message is the contract's. */
export class StrayAnswer extends Error {}

/**
 * Each question in its own form; a question without an answer counts as wrong.
 * @throws {StrayAnswer} where a key is not the quiz's, or given twice, or where no number is one
 */
export function gradeQuiz({ questions, passPercent }: Quiz, answers: Answer[]) {
  refuseStray(questions, answers);
  const graded = questions.map(({ key, explanation, section, form, options }) => {
    const given = answers.find(({ question }) => question === key)?.options;
    return { key, explanation: explanation ?? null, section: section ?? null, ...gradeAnswer(form, options, given) };
  });
  const correctCount = graded.filter(({ correct }) => correct).length;
  const questionCount = graded.length;
  const percent = questionCount === 0 ? 0 : Math.round((100 * correctCount) / questionCount);
  return { questions: graded, result: { correctCount, questionCount, percent, passed: percent >= passPercent } };
}

/** How questions are answered that are not answered by choosing among what options say: nothing of what is right. */
export function listQuestionForms({ questions }: Quiz) {
  return questions.flatMap(({ key: question, form, unit, figure, options }) => {
    if (!form) return [];
    const spots = options.flatMap(({ key: option, x, y }) =>
      typeof x === "number" && typeof y === "number" ? [{ option, x, y }] : [],
    );
    return [{ question, form, unit: unit ?? null, figure: figure ?? null, spots }];
  });
}

/** An attempt is stored as it was sent: it holds keys of the quiz only, and numbers, each question once. */
function refuseStray(questions: Quiz["questions"], answers: Answer[]) {
  for (const [at, { question, options }] of answers.entries()) {
    const asked = questions.find(({ key }) => key === question);
    if (!asked) throw new StrayAnswer(`Unknown question "${question}"`);
    if (answers.findIndex((answer) => answer.question === question) !== at) {
      throw new StrayAnswer(`Question "${question}" is answered twice`);
    }
    if (asked.form === "number") {
      if (isOneNumber(options)) continue;
      throw new StrayAnswer(`Expected one number for "${question}"`);
    }
    const known = new Set(asked.options.map(({ key }) => key));
    // A second time is as unknown as a stray one.
    const stray = options.find((option) => !known.delete(option));
    if (stray !== undefined) throw new StrayAnswer(`Unknown option "${stray}" of "${question}"`);
  }
}
