import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import type { EntryFile } from "../content/entry-file.ts";
import type { Report } from "../content/report.ts";

/** No place holds the right option in more than this part of the questions. */
const MOST_SHARE = 0.4;
/** Among fewer questions, or with fewer options, a large part may well be chance. */
const FEWEST_QUESTIONS = 20;
const FEWEST_OPTIONS = 3;

const quiz = z.object({
  questions: z.array(
    z.object({
      multiple: z.boolean().default(false),
      form: z.string().optional(),
      options: z.array(z.object({ correct: z.boolean().default(false) })),
    }),
  ),
});

/** Readers cannot guess by place: over all quizzes the right option stands first as often, about, as it stands last. */
export function checkOptionOrder(files: readonly EntryFile[], report: Report): void {
  const english = files.filter(({ type, locale }) => type === "quiz" && locale === DEFAULT_LOCALE);
  const questions = english
    .flatMap(({ fields }) => quiz.safeParse(fields).data?.questions ?? [])
    // Steps and numbers are not chosen by their place.
    .filter(({ multiple, form }) => !multiple && form !== "order" && form !== "number")
    .filter(({ options }) => options.length >= FEWEST_OPTIONS);
  for (const [optionCount, alike] of Map.groupBy(questions, ({ options }) => options.length)) {
    if (alike.length < FEWEST_QUESTIONS) continue;
    for (let place = 0; place < optionCount; place++) {
      const right = alike.filter(({ options }) => options[place]?.correct).length;
      if (right / alike.length <= MOST_SHARE) continue;
      report(
        `content/${DEFAULT_LOCALE}/quiz`,
        `options: expected number ${place + 1} of ${optionCount} to be right in at most ${MOST_SHARE * 100} % of the questions, got ${right} of ${alike.length}`,
      );
    }
  }
}
