import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument } from "#app/document/page-texts.server.ts";
import { takesClasses } from "#app/features/classes/classes.server.ts";
import { listGallery } from "#app/features/gallery/gallery.server.ts";
import { ClassLink } from "#app/features/teach/class-link.tsx";
import pageStyles from "#app/features/teach/lesson-page.module.css";
import { getLesson } from "#app/features/teach/lessons.server.ts";
import slidesStyles from "#app/features/teach/slides.module.css";
import { Slides } from "#app/features/teach/slides.tsx";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { Route } from "./+types/lesson-slides.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const lesson = await orNotFound(getLesson(params.lesson, locale), { url, context });
  const [gallery, hasClasses] = await Promise.all([listGallery(site, locale), takesClasses(site)]);
  const shown = onceInDocument(context);
  const slides = lesson.parts.map(async ({ phase, title, ask, notes, figure }) => {
    const directive = gallery.find(({ name }) => name === figure)?.directive ?? "";
    const { parts } = await site.richText.render(directive, { locale, idPrefix: phase });
    return { phase, title, ask, notes, parts: shown(parts) };
  });
  const { slug, questions } = lesson;
  return {
    lesson: { slug, title: lesson.title, goal: lesson.goal, questions: questions.map(({ ask }) => ask) },
    slides: await Promise.all(slides),
    takesClasses: hasClasses,
    texts: pickTexts(locale, "teach"),
    title: `${lesson.title} · ${t("teach.slides")}`,
    description: lesson.goal,
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function LessonSlidesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts texts={loaderData.texts}>
      <LessonSlides {...loaderData} />
    </MoreTexts>
  );
}

function LessonSlides({ lesson, slides, takesClasses }: Route.ComponentProps["loaderData"]) {
  const t = useTranslations("teach");
  const tContent = useTranslations("content");
  return (
    <>
      <PageHeader
        className={slidesStyles.head}
        title={lesson.title}
        lead={t("slidesHow")}
        crumbs={[
          { label: t("title"), href: "/teach" },
          { label: lesson.title, href: `/teach/${lesson.slug}` },
        ]}
        crumbsLabel={tContent("breadcrumbs")}
      >
        {takesClasses ? (
          <p className={pageStyles.ways}>
            <ClassLink lesson={lesson.slug} />
          </p>
        ) : null}
      </PageHeader>
      <Slides
        name={lesson.slug}
        slides={[
          { key: "title", title: t("slides"), ask: lesson.title, shown: <p>{lesson.goal}</p>, notes: null },
          ...slides.map(({ phase, title, ask, notes, parts }) => ({
            ...{ key: phase, title, ask, notes },
            shown: <RichText parts={parts} />,
          })),
          {
            ...{ key: "questions", title: t("questions"), ask: lesson.questions[0] ?? "", notes: null },
            ...{ shown: null, points: lesson.questions.slice(1) },
          },
        ]}
      />
    </>
  );
}
