import { type ComponentType, lazy, Suspense } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RichTextView } from "#app/ui/rich-text/rich-text.tsx";
import type { LabView } from "./labs.server.ts";

/** The widgets a lab's entry may name. Each is loaded with the lab that shows it. */
const WIDGETS: Record<string, ComponentType> = {
  "block-emission": lazy(async () => ({ default: (await import("./block-emission-lab.tsx")).BlockEmissionLab })),
};

export function LabPage({ lab }: { lab: LabView }) {
  const t = useTranslations("labs");
  const tContent = useTranslations("content");
  const lang = useLangOf()(lab.locale);
  const Widget = lab.widget && Object.hasOwn(WIDGETS, lab.widget) ? WIDGETS[lab.widget] : undefined;
  return (
    <article className="page-width">
      <PageHeader
        title={lab.title}
        lead={lab.summary}
        crumbs={[{ label: t("title"), href: "/lab" }]}
        crumbsLabel={tContent("breadcrumbs")}
        lang={lang}
      />
      <FallbackNotice locale={lab.locale} />
      {Widget ? (
        <Suspense fallback={<p>{t("loading")}</p>}>
          <Widget />
        </Suspense>
      ) : null}
      <noscript>
        <p className="fallback-notice">{t("needsScript")}</p>
      </noscript>
      <div className="reading mt-8">
        <div lang={lang}>
          <RichTextView html={lab.text.html} />
        </div>
        {lab.concepts.length > 0 ? <LinkList title={t("concepts")} links={lab.concepts} /> : null}
      </div>
    </article>
  );
}
