import { DEFAULT_LOCALE, isLocale, type Locale } from "@learn-bittensor/contract/locales";
import type { ClassView, CountsView, StepView } from "#app/features/classes/class-views.ts";
import { getClassCounts, getClassToRead } from "#app/features/classes/classes.server.ts";
import { pageOfStep } from "#app/features/classes/parse-steps.ts";
import { figureHeight } from "#app/features/figures/figure-heights.ts";
import { listGallery } from "#app/features/gallery/gallery.server.ts";
import { listLabs } from "#app/features/labs/labs.server.ts";
import { getQuiz, type QuestionView } from "#app/features/quizzes/quizzes.server.ts";
import { LESSONS } from "#app/features/teach/lessons.ts";
import type { ContentClient } from "#app/site/content-client.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { listReadableDocuments } from "./readable-documents.server.ts";

/** What a class may be given: texts, labs and figures. Nothing that shows what somebody has typed, since strangers make classes. */
export async function listClassPages(site: Site, locale: Locale): Promise<StepView[]> {
  const [documents, labs, figures] = await Promise.all([
    listReadableDocuments(site, locale),
    listLabs(site, locale),
    listGallery(site, locale),
  ]);
  return [
    ...documents.map(({ href, title, locale }) => ({ path: href, title, locale })),
    ...labs
      .filter(({ comingSoon }) => !comingSoon)
      .map(({ slug, title, locale }) => toPage("lab", slug, title, locale)),
    ...figures.map(({ name, title, lang }) => toPage("figures", name, title, lang)),
  ];
}

function toPage(folder: string, name: string, title: string, locale: Locale): StepView {
  return { path: `/${folder}/${name}`, title, locale };
}

/** The pages of a lesson, in the order in which it needs them; none for no lesson. */
export function listLessonSteps(slug: string | null): string[] {
  const lesson = LESSONS.find((candidate) => candidate.slug === slug);
  if (!lesson) return [];
  const figures = Object.values(lesson.figures).map((name) => `/figures/${name}`);
  return [...lesson.texts, ...figures, ...Object.values(lesson.labs)];
}

/** A class as its readers see it; null for a key of none. */
export async function showClass(
  site: Site,
  content: ContentClient,
  key: string,
): Promise<ClassView<QuestionView> | null> {
  const found = await getClassToRead(content, key);
  if (!found) return null;
  const locale = toLocale(found.locale);
  const [pages, quiz] = await Promise.all([
    listClassPages(site, locale),
    found.quiz === null ? null : getQuiz(site, { slug: found.quiz, locale, measure: figureHeight }),
  ]);
  // Questions that the quiz has got since are counted nowhere.
  const questions = quiz?.questions.filter((question) => found.questions.includes(question.key)) ?? [];
  return {
    ...{ locale, endsAt: found.endsAt, steps: nameSteps(pages, locale, found.steps) },
    quiz: quiz && questions.length > 0 ? { locale: quiz.locale, text: textOf(quiz.slug, pages), questions } : null,
  };
}

/** A concept's quiz has its name. */
function textOf(quiz: string, pages: readonly StepView[]): string {
  const concept = pages.find(({ path }) => path.startsWith("/concepts/") && path.endsWith(`/${quiz}`));
  return concept?.path ?? `/explore/concept/${quiz}`;
}

/** A class as its teacher sees it; null for a key of none. */
export async function showClassCounts(site: Site, content: ContentClient, key: string): Promise<CountsView | null> {
  const found = await getClassCounts(content, key);
  if (!found) return null;
  const locale = toLocale(found.locale);
  const paths = found.steps.map(({ step }) => step);
  const [pages, quiz] = await Promise.all([
    listClassPages(site, locale),
    found.quiz === null ? null : getQuiz(site, { slug: found.quiz, locale, measure: figureHeight }),
  ]);
  return {
    ...{ endsAt: found.endsAt, joined: found.joined },
    steps: nameSteps(pages, locale, paths).map((step, place) => ({ ...step, opened: found.steps[place]?.opened ?? 0 })),
    questions: found.questions.map(({ question, right, wrong }) => {
      const asked = quiz?.questions.find((each) => each.key === question);
      return { key: question, prompt: asked?.prompt ?? question, locale: quiz?.locale ?? locale, right, wrong };
    }),
  };
}

/** Steps by what their pages are called; a page that is gone is called by its path. */
function nameSteps(pages: readonly StepView[], locale: Locale, steps: readonly string[]): StepView[] {
  return steps.map((path) => {
    const page = pages.find((each) => each.path === pageOfStep(path));
    return page ? { ...page, path } : { path, title: path, locale };
  });
}

function toLocale(code: string): Locale {
  return isLocale(code) ? code : DEFAULT_LOCALE;
}
