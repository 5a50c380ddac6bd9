import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { Neighbours } from "#app/site/neighbours.server.ts";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import numberedStyles from "#app/ui/lists/numbered-list.module.css";
import { Tags } from "#app/ui/lists/tags.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { AboutText } from "#app/ui/reading/about-text.tsx";
import { ArticlePart } from "#app/ui/reading/article.tsx";
import { CiteLine } from "#app/ui/reading/cite-line.tsx";
import contentsPanelStyles from "#app/ui/reading/contents-panel.module.css";
import { PreviousNext } from "#app/ui/reading/previous-next.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import { TextSource } from "#app/ui/reading/text-source.tsx";
import { HeadingLink } from "#app/ui/rich-text/heading-link.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import { GuideOutline, type OutlineMarks } from "./guide-outline.tsx";
import styles from "./guide-page.module.css";
import type { GuideView } from "./guides.server.ts";

/** A guide as a whole, or one of its sections, with the way back and on. */
export function GuidePage(
  props: OutlineMarks & { guide: GuideView; parts?: ReadingSlots; neighbours?: Neighbours | null },
) {
  const { guide, parts } = props;
  const neighbours = guide.section ? guide : props.neighbours;
  const t = useTranslations("guides");
  const tContent = useTranslations("content");
  const lang = useLangOf()(guide.locale);
  const crumbs = [{ label: t("title"), href: "/guides" }];
  if (guide.section) crumbs.push({ label: guide.title, href: `/guides/${guide.slug}` });
  return (
    <>
      <PageHeader
        title={guide.section?.title ?? guide.title}
        lead={guide.section ? null : guide.description}
        crumbs={crumbs}
        crumbsLabel={tContent("breadcrumbs")}
        lang={lang}
      >
        <AboutText
          short={
            <>
              <span>{tContent(`levels.${guide.difficulty}`)}</span>
              {guide.durationMinutes ? <span>{t("duration", { minutes: guide.durationMinutes })}</span> : null}
            </>
          }
          facts={
            <>
              <Tags tags={guide.tags} />
              {parts?.fact}
            </>
          }
        >
          {parts?.head}
        </AboutText>
      </PageHeader>
      <FallbackNotice locale={guide.locale} />
      {parts?.notice}
      <div className={contentsPanelStyles.withContents}>
        <GuideOutline {...{ guide, finished: props.finished, mark: props.mark, read: props.read }} />
        <div className={readingStyles.reading}>
          <div lang={lang}>
            {guide.sections.map((section) => (
              <ArticlePart key={section.anchor} id={section.anchor} className={styles.section}>
                {guide.section ? null : (
                  <div className="heading">
                    <h2 className={sectionTitleStyles.sectionTitle}>{section.title}</h2>
                    <HeadingLink id={section.anchor} title={section.title} />
                  </div>
                )}
                <RichText parts={section.introduction} renderPart={parts?.inText} />
                <ol className={numberedStyles.numberedList}>
                  {section.steps.map((step) => (
                    <li key={step.title} id={step.id} className={`${numberedStyles.item} ${styles.step}`}>
                      <div className="heading">
                        {guide.section ? (
                          <h2 className={styles.stepTitle}>{step.title}</h2>
                        ) : (
                          <h3 className={styles.stepTitle}>{step.title}</h3>
                        )}
                        <HeadingLink id={step.id} title={step.title} />
                      </div>
                      <RichText parts={step.body} renderPart={parts?.inText} />
                    </li>
                  ))}
                </ol>
              </ArticlePart>
            ))}
          </div>
          {parts?.end}
          <TextSource
            path={`/guides/${guide.slug}${guide.section ? `/${guide.section.anchor}` : ""}`}
            updatedAt={guide.updatedAt}
            sourceUrl={guide.sourceUrl}
          />
          <CiteLine path={`/guides/${guide.slug}`} />
          {parts?.way ?? (neighbours ? <PreviousNext previous={neighbours.previous} next={neighbours.next} /> : null)}
          {guide.concepts.length > 0 && !guide.section ? (
            <LinkList title={t("concepts")} links={guide.concepts} />
          ) : null}
        </div>
      </div>
    </>
  );
}
