import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { Neighbours } from "#app/site/neighbours.server.ts";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LateIllustration } from "#app/ui/illustrations/late-illustration.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import { type Crumb, PageHeader } from "#app/ui/page-header.tsx";
import { AboutText } from "#app/ui/reading/about-text.tsx";
import { CiteLine } from "#app/ui/reading/cite-line.tsx";
import contentsPanelStyles from "#app/ui/reading/contents-panel.module.css";
import { ContentsPanel } from "#app/ui/reading/contents-panel.tsx";
import { PreviousNext } from "#app/ui/reading/previous-next.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import { TextSource } from "#app/ui/reading/text-source.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { ConceptView } from "./concepts.server.ts";
import prerequisiteStyles from "./prerequisites.module.css";

/** A concept as a reading page (`crumbs`: where the reader comes from, else its category): what to know before, the text with its contents, where to go next. */
export function ConceptArticle(props: {
  concept: ConceptView;
  crumbs?: Crumb[];
  parts?: ReadingSlots;
  neighbours?: Neighbours | null;
}) {
  const { concept, parts, neighbours } = props;
  const t = useTranslations("concepts");
  const tContent = useTranslations("content");
  const lang = useLangOf()(concept.locale);
  const crumbs = props.crumbs ?? [
    { label: t("title"), href: "/concepts" },
    ...(concept.category ? [{ label: concept.category.name, href: `/concepts/${concept.category.slug}` }] : []),
  ];
  return (
    <div data-hue={concept.category?.slug}>
      <PageHeader
        title={concept.title}
        lead={concept.description}
        crumbs={crumbs}
        crumbsLabel={tContent("breadcrumbs")}
        lang={lang}
        picture={concept.picture ? <LateIllustration name={concept.picture} /> : null}
      >
        <AboutText
          short={
            <>
              <span>{tContent(`levels.${concept.level}`)}</span>
              {concept.readingMinutes ? (
                <span>{tContent("readingMinutes", { minutes: concept.readingMinutes })}</span>
              ) : null}
            </>
          }
          facts={parts?.fact}
        >
          {parts?.head}
        </AboutText>
      </PageHeader>
      <FallbackNotice locale={concept.locale} />
      {parts?.notice}
      <div className={contentsPanelStyles.withContents}>
        <ContentsPanel contents={concept.text.contents} />
        <div className={readingStyles.reading}>
          {concept.prerequisites.length > 0 ? (
            <details className={prerequisiteStyles.prerequisites}>
              <summary>{t("prerequisites")}</summary>
              <h2>{t("prerequisites")}</h2>
              <ul>
                {concept.prerequisites.map(({ href, title }) => (
                  <li key={href}>
                    <LocalLink to={href}>{title}</LocalLink>
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
          <div lang={lang}>
            <RichText parts={concept.text.parts} renderPart={parts?.inText} />
          </div>
          {parts?.exercise}
          {parts?.end}
          <TextSource path={concept.path} updatedAt={concept.updatedAt} sourceUrl={concept.sourceUrl} />
          <CiteLine path={concept.path} />
          {parts?.way ?? (neighbours ? <PreviousNext {...neighbours} /> : null)}
          {concept.related.length > 0 ? <LinkList title={t("related")} links={concept.related} /> : null}
        </div>
      </div>
    </div>
  );
}
