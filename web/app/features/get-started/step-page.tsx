import { useTranslations } from "#app/i18n/interface-texts.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { AboutText } from "#app/ui/reading/about-text.tsx";
import { Article } from "#app/ui/reading/article.tsx";
import contentsPanelStyles from "#app/ui/reading/contents-panel.module.css";
import { PreviousNext } from "#app/ui/reading/previous-next.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import { TextSource } from "#app/ui/reading/text-source.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { StepView } from "./get-started.server.ts";
import styles from "./step-page.module.css";
import { type StepMark, StepPath } from "./step-path.tsx";

export function StepPage({ step, parts, mark }: { step: StepView; parts?: ReadingSlots; mark?: StepMark }) {
  const t = useTranslations("getStarted");
  const tContent = useTranslations("content");
  const lang = useLangOf()(step.locale);
  return (
    <Article>
      <PageHeader
        title={step.title}
        lead={step.summary}
        crumbs={[
          { label: t("title"), href: "/get-started" },
          ...(step.path ? [{ label: step.path.title, href: step.path.href }] : []),
        ]}
        crumbsLabel={tContent("breadcrumbs")}
        lang={lang}
      >
        <AboutText
          short={
            <>
              <span>{t("stepOf", { number: String(step.number), count: String(step.steps.length) })}</span>
              <span>{tContent("readingMinutes", { minutes: step.readingMinutes })}</span>
            </>
          }
          facts={parts?.fact}
        >
          {parts?.head}
        </AboutText>
      </PageHeader>
      <FallbackNotice locale={step.locale} />
      {parts?.notice}
      <div className={contentsPanelStyles.withContents}>
        <nav className={`${contentsPanelStyles.contents} ${contentsPanelStyles.plain}`} aria-label={t("path")}>
          <StepPath steps={step.steps} current={step.slug} mark={mark} />
        </nav>
        <div className={readingStyles.reading}>
          <div lang={lang}>
            <RichText parts={step.text.parts} renderPart={parts?.inText} />
            {step.action ? (
              <p className={styles.action}>
                <ActionLink className={buttonStyles.button} action={step.action} />
              </p>
            ) : null}
          </div>
          {parts?.end}
          <TextSource path={`/get-started/${step.slug}`} updatedAt={step.updatedAt} sourceUrl={step.sourceUrl} />
          {parts?.way ?? <PreviousNext previous={step.previous} next={step.next} />}
          {step.concepts.length > 0 ? <LinkList title={t("concepts")} links={step.concepts} /> : null}
        </div>
      </div>
    </Article>
  );
}
