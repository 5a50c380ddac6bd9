export interface Quiz {
  passPercent: number;
  questions: {
    key: string;
    explanation?: string | null;
    section?: string | null;
    options: { key: string; correct?: boolean | null; misconception?: string | null }[];
  }[];
}

export interface Answer {
  question: string;
  options: string[];
}

/** Answers that are none to this quiz; the message is the contract's. */
export class StrayAnswer extends Error {}

/**
 * Compares sets of options; a question without an answer counts as wrong.
 * @throws {StrayAnswer} where a key is not the quiz's, or given twice
 */
export function gradeQuiz({ questions, passPercent }: Quiz, answers: Answer[]) {
  refuseStray(questions, answers);
  const graded = questions.map(({ key, explanation, section, options }) => {
    const chosen = answers.find(({ question }) => question === key)?.options;
    return {
      key,
      correct:
        chosen !== undefined && options.every((option) => chosen.includes(option.key) === Boolean(option.correct)),
      chosen: options.map((option) => option.key).filter((option) => chosen?.includes(option)),
      correctOptions: options.filter(({ correct }) => correct).map((option) => option.key),
      explanation: explanation ?? null,
      section: section ?? null,
      misconceptions: options.flatMap(({ key: option, misconception }) =>
        misconception && chosen?.includes(option) ? [{ option, misconception }] : [],
      ),
    };
  });
  const correctCount = graded.filter(({ correct }) => correct).length;
  const questionCount = graded.length;
  const percent = questionCount === 0 ? 0 : Math.round((100 * correctCount) / questionCount);
  return { questions: graded, result: { correctCount, questionCount, percent, passed: percent >= passPercent } };
}

/** An attempt is kept as it was sent: it holds keys of the quiz only, each question once. */
function refuseStray(questions: Quiz["questions"], answers: Answer[]) {
  for (const [at, { question, options }] of answers.entries()) {
    const asked = questions.find(({ key }) => key === question);
    if (!asked) throw new StrayAnswer(`Unknown question "${question}"`);
    if (answers.findIndex((answer) => answer.question === question) !== at) {
      throw new StrayAnswer(`Question "${question}" is answered twice`);
    }
    const known = new Set(asked.options.map(({ key }) => key));
    // A second time is as unknown as a stray one.
    const stray = options.find((option) => !known.delete(option));
    if (stray !== undefined) throw new StrayAnswer(`Unknown option "${stray}" of "${question}"`);
  }
}
