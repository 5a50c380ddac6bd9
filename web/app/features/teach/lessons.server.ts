import type { Locale } from "@learn-bittensor/contract/locales";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { LESSONS, type Lesson, PHASES, type Phase } from "./lessons.ts";

const THREE = ["first", "second", "third"] as const;
const TWO = ["first", "second"] as const;

/** All lessons, each by what it is called and what a class can do after it. */
export function listLessons(locale: Locale) {
  const t = getTranslator(locale);
  return LESSONS.map((lesson, place) => ({
    slug: lesson.slug,
    number: place + 1,
    title: t(`lesson.${lesson.key}.title`),
    goal: t(`lesson.${lesson.key}.goal`),
    figure: lesson.figures.show,
  }));
}

export type LessonSummary = ReturnType<typeof listLessons>[number];

/** One lesson; null where there is none of that name. */
export function getLesson(slug: string, locale: Locale) {
  const lesson = LESSONS.find((candidate) => candidate.slug === slug);
  if (!lesson) return null;
  const t = getTranslator(locale);
  const { key } = lesson;
  return {
    slug: lesson.slug,
    number: LESSONS.indexOf(lesson) + 1,
    title: t(`lesson.${key}.title`),
    goal: t(`lesson.${key}.goal`),
    parts: PHASES.map((phase) => ({
      phase,
      minutes: lesson.minutes[phase],
      title: t(`lesson.${key}.${phase}.title`),
      ask: t(`lesson.${key}.${phase}.ask`),
      notes: t(`lesson.${key}.${phase}.do`),
      figure: ofPhase(lesson.figures, phase),
      lab: ofPhase(lesson.labs, phase),
    })),
    sheet: THREE.map((place) => t(`lesson.${key}.sheet.${place}`)),
    questions: THREE.map((place) => ({
      ask: t(`lesson.${key}.questions.${place}.ask`),
      answer: t(`lesson.${key}.questions.${place}.answer`),
    })),
    wrong: TWO.map((place) => t(`lesson.${key}.wrong.${place}`)),
    texts: lesson.texts,
  };
}

export type LessonView = NonNullable<ReturnType<typeof getLesson>>;

function ofPhase(of: Lesson["figures"] | Lesson["labs"], phase: Phase): string | null {
  return (of as Partial<Record<Phase, string>>)[phase] ?? null;
}
