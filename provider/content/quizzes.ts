import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { EntryFile } from "./entry-file.ts";
import type { Report } from "./report.ts";

type Option = { key: string; [field: string]: unknown };
type Question = { key: string; options: readonly Option[]; [field: string]: unknown };

/** Reports translated quizzes whose questions and options are not those of the English ones, in the same order. */
export function reportStrayQuestions(files: readonly EntryFile[], report: Report): void {
  const english = englishQuizzes(files);
  for (const { type, slug, locale, path, fields } of files) {
    if (type !== "quiz" || locale === DEFAULT_LOCALE) continue;
    const own = questionsOf(fields);
    const original = questionsOf(english.get(slug)?.fields ?? {});
    reportOther(own, original, "questions", path, report);
    for (const [index, { key, options }] of own.entries()) {
      const asked = original.find((question) => question.key === key);
      if (asked) reportOther(options, asked.options, `questions.${index}.options`, path, report);
    }
  }
}

/** A translated quiz's questions with all that stands in English only: what is right, and what proves it. */
export function completeQuestions(own: unknown, english: unknown): unknown {
  const originals = questionsOf({ questions: english });
  return questionsOf({ questions: own }).map(({ options, ...question }) => {
    const original = originals.find(({ key }) => key === question.key);
    return {
      ...original,
      ...question,
      options: options.map((option) => ({ ...original?.options.find(({ key }) => key === option.key), ...option })),
    };
  });
}

function englishQuizzes(files: readonly EntryFile[]): Map<string, EntryFile> {
  const quizzes = files.filter(({ type, locale }) => type === "quiz" && locale === DEFAULT_LOCALE);
  return new Map(quizzes.map((file) => [file.slug, file]));
}

function reportOther(
  own: readonly { key: string }[],
  original: readonly { key: string }[],
  field: string,
  path: string,
  report: Report,
): void {
  const [got, expected] = [own, original].map((list) => list.map(({ key }) => key).join(", "));
  if (got !== expected) report(path, `${field}: expected the keys of the English quiz, ${expected}, got ${got}`);
}

/** The schema has checked them; a file with a mistake has none. */
function questionsOf({ questions }: Record<string, unknown>): readonly Question[] {
  return Array.isArray(questions) ? questions : [];
}
