import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { Neighbours } from "#app/neighbours.server.ts";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PreviousNext } from "#app/ui/previous-next.tsx";
import { HeadingLink } from "#app/ui/rich-text/heading-link.tsx";
import { RichTextView } from "#app/ui/rich-text/rich-text.tsx";
import type { TextParts } from "#app/ui/text-parts.ts";
import { TextSource } from "#app/ui/text-source.tsx";
import { GuideOutline, type OutlineMarks } from "./guide-outline.tsx";
import type { GuideView } from "./guides.server.ts";

/** A guide as a whole, or one of its sections, with the way back and on. */
export function GuidePage(
  props: OutlineMarks & { guide: GuideView; parts?: TextParts; neighbours?: Neighbours | null },
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
        <p className="page-facts">
          <span>{tContent(`levels.${guide.difficulty}`)}</span>
          {guide.durationMinutes ? <span>{t("duration", { minutes: guide.durationMinutes })}</span> : null}
          {guide.tags.map((tag) => (
            <span key={tag} className="tag">
              {tag}
            </span>
          ))}
          <TextSource
            path={`/guides/${guide.slug}${guide.section ? `/${guide.section.anchor}` : ""}`}
            updatedAt={guide.updatedAt}
            sourceUrl={guide.sourceUrl}
          />
          {parts?.fact}
        </p>
        {parts?.head}
      </PageHeader>
      <FallbackNotice locale={guide.locale} />
      {parts?.notice}
      <div className="with-contents">
        <GuideOutline {...{ guide, mark: props.mark, read: props.read }} />
        <div className="reading">
          <div lang={lang}>
            {guide.sections.map((section) => (
              <section key={section.anchor} id={section.anchor} className="guide-section" data-part="">
                {guide.section ? null : (
                  <div className="heading">
                    <h2 className="section-title">{section.title}</h2>
                    <HeadingLink id={section.anchor} title={section.title} />
                  </div>
                )}
                <RichTextView html={section.introduction} />
                <ol className="steps">
                  {section.steps.map((step) => (
                    <li key={step.title} id={step.id} className="step">
                      <div className="heading">
                        {guide.section ? (
                          <h2 className="step-title">{step.title}</h2>
                        ) : (
                          <h3 className="step-title">{step.title}</h3>
                        )}
                        <HeadingLink id={step.id} title={step.title} />
                      </div>
                      <RichTextView html={step.body} />
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
          {parts?.end}
          {neighbours ? <PreviousNext previous={neighbours.previous} next={neighbours.next} /> : null}
          {guide.concepts.length > 0 && !guide.section ? (
            <LinkList title={t("concepts")} links={guide.concepts} />
          ) : null}
        </div>
      </div>
    </>
  );
}
