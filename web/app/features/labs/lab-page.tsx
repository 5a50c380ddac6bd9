import { type ComponentType, lazy } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import fallbackNoticeStyles from "#app/ui/fallback-notice.module.css";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { InOwnTurn } from "#app/ui/lists/in-turns.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import pageWidthStyles from "#app/ui/page-width.module.css";
import pageFactsStyles from "#app/ui/reading/page-facts.module.css";
import readingStyles from "#app/ui/reading/reading.module.css";
import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { LabFrame } from "./frame/lab-frame.tsx";
import { LAB_NAMES, loadLab } from "./frame/load-lab.ts";
import styles from "./lab-page.module.css";
import type { LabView } from "./labs.server.ts";
import { PassedVectors } from "./vectors/passed-vectors.tsx";

/** The labs an entry may name as its widget. Each is loaded with the page that shows it. */
const WIDGETS = new Map<string, ComponentType>(LAB_NAMES.map((name) => [name, lazyLab(name)]));

export function LabPage({ lab, parts }: { lab: LabView; parts?: ReadingSlots }) {
  const t = useTranslations("labs");
  const tContent = useTranslations("content");
  const lang = useLangOf()(lab.locale);
  return (
    <article className={pageWidthStyles.pageWidth}>
      <PageHeader
        title={lab.title}
        crumbs={[{ label: t("title"), href: "/lab" }]}
        crumbsLabel={tContent("breadcrumbs")}
        lang={lang}
        className={styles.head}
      />
      <FallbackNotice locale={lab.locale} />
      {parts?.notice}
      {lab.texts ? (
        <noscript>
          <p className={fallbackNoticeStyles.fallbackNotice}>{t("needsScript")}</p>
        </noscript>
      ) : null}
      <LabWidget widget={lab.widget} texts={lab.texts} />
      <div className={`${readingStyles.reading} ${styles.text}`}>
        <p className={styles.lead} lang={lang}>
          {lab.summary}
        </p>
        {parts?.fact ? <p className={pageFactsStyles.pageFacts}>{parts.fact}</p> : null}
        <div lang={lang}>
          <RichText parts={lab.text.parts} renderPart={parts?.inText} />
        </div>
        {lab.vectors ? <PassedVectors {...lab.vectors} /> : null}
        {parts?.end}
        {lab.concepts.length > 0 ? <LinkList title={t("concepts")} links={lab.concepts} /> : null}
      </div>
    </article>
  );
}

/**
 * The lab itself; nothing where there is none of that name. The page waits for its code: with a `Suspense` of its own, React would put
 * the fallback in place of the lab that the server has drawn as soon as anything around it changes.
 */
export function LabWidget({ widget, texts }: Pick<LabView, "widget" | "texts">) {
  const Widget = WIDGETS.get(widget ?? "");
  if (!Widget || !texts) return null;
  return (
    <MoreTexts texts={texts}>
      <InOwnTurn>
        <Widget />
      </InOwnTurn>
    </MoreTexts>
  );
}

function lazyLab(name: string) {
  return lazy(async () => {
    const lab = await loadLab(name);
    return { default: () => <LabFrame lab={lab} /> };
  });
}
