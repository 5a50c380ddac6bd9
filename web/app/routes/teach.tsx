import { pageMeta } from "#app/document/page-meta.ts";
import { takesClasses } from "#app/features/classes/classes.server.ts";
import { LessonList } from "#app/features/teach/lesson-list.tsx";
import { listLessons } from "#app/features/teach/lessons.server.ts";
import { LESSON_MINUTES } from "#app/features/teach/lessons.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/teach.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const lessons = listLessons(locale);
  return {
    lessons: lessons.map((lesson) => {
      return { ...lesson, picture: localizedPath(`/figures/${lesson.figure}/picture.svg`, locale) };
    }),
    takesClasses: await takesClasses(context.get(siteContext)),
    texts: pickTexts(locale, "teach"),
    title: t("teach.title"),
    description: t("teach.description", { count: lessons.length, minutes: String(LESSON_MINUTES) }),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function TeachRoute({ loaderData }: Route.ComponentProps) {
  const { lessons, takesClasses, texts, title, description } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <LessonList lessons={lessons} takesClasses={takesClasses} />
    </MoreTexts>
  );
}
