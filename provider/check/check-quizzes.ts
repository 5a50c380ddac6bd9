import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import type { EntryFile } from "../content/entry-file.ts";
import { Reference } from "../content/format/relation-schemas.ts";
import type { Report } from "../content/report.ts";
import { type FormedQuestion, formedQuestion, reportForm, reportTranslation } from "./check-question-forms.ts";
import type { CommandTable } from "./read-command-tables.ts";

const FEWEST = 4;
const MOST = 6;

const quiz = z.object({ questions: z.array(formedQuestion) });

/** Each quiz belongs to a concept whose sections prove its answers, and says what wrong answers come from. */
export function checkQuizzes(files: readonly EntryFile[], commands: readonly CommandTable[], report: Report): void {
  for (const file of files) {
    if (file.type !== "quiz") continue;
    const parsed = quiz.safeParse(file.fields);
    if (!parsed.success) continue;
    const { questions } = parsed.data;
    const reportHere = (problem: string) => report(file.path, problem);
    for (const [index, question] of questions.entries()) {
      const field = `questions.${index}`;
      if (!question.explanation) reportHere(`${field}.explanation: expected text, got nothing`);
    }
    if (file.locale !== DEFAULT_LOCALE) {
      const english = files.find(({ type, slug, locale }) => {
        return type === "quiz" && slug === file.slug && locale === DEFAULT_LOCALE;
      });
      const originals = quiz.safeParse(english?.fields).data?.questions ?? [];
      for (const [index, question] of questions.entries()) {
        const original = originals.find(({ key }) => key === question.key);
        if (original) reportTranslation(question, original, (problem) => reportHere(`questions.${index}.${problem}`));
      }
      continue;
    }
    const concept = files.find(({ type, locale, fields }) => {
      return type === "concept" && locale === DEFAULT_LOCALE && namesQuiz(fields.quiz, file.slug);
    });
    if (!concept) reportHere("file: expected a concept that names this quiz, got none");
    if (questions.length < FEWEST || questions.length > MOST) {
      reportHere(`questions: expected ${FEWEST} to ${MOST}, got ${questions.length}`);
    }
    for (const [index, question] of questions.entries()) {
      const { section } = question;
      const field = `questions.${index}`;
      reportForm(question, commands, (problem) => reportHere(`${field}.${problem}`));
      const isThere = concept?.sectionHashes.some(({ id }) => id === section) || section === undefined;
      if (section === undefined)
        reportHere(`${field}.section: expected the id of the heading that proves it, got nothing`);
      else if (concept && !isThere)
        reportHere(`${field}.section: expected a heading of ${concept.path}, got "${section}"`);
      if (question.form !== "order") reportRight(question, (problem) => reportHere(`${field}.options: ${problem}`));
    }
  }
}

/** What is right is said, and what wrong answers come from. */
function reportRight({ multiple, options }: FormedQuestion, report: (problem: string) => void): void {
  const right = options.filter(({ correct }) => correct).length;
  if (multiple ? right < 1 : right !== 1) {
    report(`expected ${multiple ? "at least one" : "exactly one"} that is correct, got ${right}`);
  }
  for (const { key, correct, misconception } of options) {
    if (!correct && !misconception) report(`expected a misconception for "${key}", got nothing`);
    if (correct && misconception) report(`expected no misconception for "${key}", which is correct`);
  }
}

function namesQuiz(value: unknown, slug: string): boolean {
  return value instanceof Reference && value.slugs.includes(slug);
}
