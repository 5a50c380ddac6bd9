import { lessonMarkdown } from "#app/collections/lesson-markdown.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { takesClasses } from "#app/features/classes/classes.server.ts";
import { listConceptLinks } from "#app/features/concepts/concepts.server.ts";
import { LessonPage } from "#app/features/teach/lesson-page.tsx";
import { getLesson } from "#app/features/teach/lessons.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/lesson.ts";

export const middleware: Route.MiddlewareFunction[] = [lessonMarkdown];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const lesson = await orNotFound(getLesson(params.lesson, locale), { url, context });
  const [concepts, hasClasses] = await Promise.all([listConceptLinks(site, locale), takesClasses(site)]);
  return {
    lesson,
    takesClasses: hasClasses,
    before: lesson.texts.flatMap((path) => concepts.filter(({ href }) => href === path)),
    texts: pickTexts(locale, "teach"),
    title: `${lesson.title} · ${t("teach.title")}`,
    description: lesson.goal,
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function LessonRoute({ loaderData }: Route.ComponentProps) {
  const { lesson, takesClasses, before, texts } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <LessonPage lesson={lesson} texts={before} takesClasses={takesClasses} />
    </MoreTexts>
  );
}
