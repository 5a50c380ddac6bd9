import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PreviousNext } from "#app/ui/previous-next.tsx";
import { RichTextView } from "#app/ui/rich-text/rich-text.tsx";
import type { TextParts } from "#app/ui/text-parts.ts";
import { TextSource } from "#app/ui/text-source.tsx";
import type { GuideView } from "./guides.server.ts";

/** A guide as a whole, or one of its sections with the way back and on. */
export function GuidePage({ guide, parts }: { guide: GuideView; parts?: TextParts }) {
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
          />
          {parts?.fact}
        </p>
        {parts?.head}
      </PageHeader>
      <FallbackNotice locale={guide.locale} />
      {parts?.notice}
      <div className="with-contents">
        <nav className="page-contents" aria-label={t("sections")}>
          <ol className="guide-outline" lang={lang}>
            {guide.outline.map((section) => (
              <li key={section.anchor}>
                <LocalLink
                  to={`/guides/${guide.slug}/${section.anchor}`}
                  aria-current={section.anchor === guide.section?.anchor ? "page" : undefined}
                >
                  {section.title}
                </LocalLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className="reading">
          <div lang={lang}>
            {guide.sections.map((section) => (
              <section key={section.anchor} id={section.anchor} className="guide-section">
                {guide.section ? null : <h2 className="section-title">{section.title}</h2>}
                <RichTextView html={section.introduction} />
                <ol className="steps">
                  {section.steps.map((step) => (
                    <li key={step.title} id={step.id} className="step">
                      {guide.section ? (
                        <h2 className="step-title">{step.title}</h2>
                      ) : (
                        <h3 className="step-title">{step.title}</h3>
                      )}
                      <RichTextView html={step.body} />
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
          {parts?.end}
          <PreviousNext previous={guide.previous} next={guide.next} />
          {guide.concepts.length > 0 && !guide.section ? (
            <LinkList title={t("concepts")} links={guide.concepts} />
          ) : null}
        </div>
      </div>
    </>
  );
}
