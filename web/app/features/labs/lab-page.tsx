import { type ComponentType, lazy, Suspense } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RichTextView } from "#app/ui/rich-text/rich-text.tsx";
import type { TextParts } from "#app/ui/text-parts.ts";
import { LabFrame } from "./frame/lab-frame.tsx";
import type { LabTexts } from "./frame/lab-words.ts";
import { LAB_NAMES, loadLab } from "./frame/load-lab.ts";
import type { LabView } from "./labs.server.ts";

/** The labs an entry may name as its widget. Each is loaded with the page that shows it. */
const WIDGETS = new Map<string, ComponentType<{ texts: LabTexts }>>(LAB_NAMES.map((name) => [name, lazyLab(name)]));

export function LabPage({ lab, parts }: { lab: LabView; parts?: TextParts }) {
  const t = useTranslations("labs");
  const tContent = useTranslations("content");
  const lang = useLangOf()(lab.locale);
  const Widget = WIDGETS.get(lab.widget ?? "");
  return (
    <article className="page-width">
      <PageHeader
        title={lab.title}
        lead={lab.summary}
        crumbs={[{ label: t("title"), href: "/lab" }]}
        crumbsLabel={tContent("breadcrumbs")}
        lang={lang}
      >
        {parts?.fact ? <p className="page-facts">{parts.fact}</p> : null}
      </PageHeader>
      <FallbackNotice locale={lab.locale} />
      {parts?.notice}
      {Widget && lab.texts ? (
        <>
          <noscript>
            <p className="fallback-notice">{t("needsScript")}</p>
          </noscript>
          <Suspense fallback={<p>{t("loading")}</p>}>
            <Widget texts={lab.texts} />
          </Suspense>
        </>
      ) : null}
      <div className="reading mt-6">
        <div lang={lang}>
          <RichTextView html={lab.text.html} />
        </div>
        {parts?.end}
        {lab.concepts.length > 0 ? <LinkList title={t("concepts")} links={lab.concepts} /> : null}
      </div>
    </article>
  );
}

function lazyLab(name: string) {
  return lazy(async () => {
    const lab = await loadLab(name);
    return { default: ({ texts }: { texts: LabTexts }) => <LabFrame lab={lab} texts={texts} /> };
  });
}
