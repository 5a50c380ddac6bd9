import { useTranslations } from "#app/i18n/interface-texts.ts";

/** A text's contents: beside it on wide screens, folded above it on narrow ones. Nothing where there is nothing to choose. */
export function ContentsPanel({ contentsHtml }: { contentsHtml: string }) {
  const t = useTranslations("content");
  if (contentsHtml === "") return null;
  return (
    <details className="page-contents contents-panel">
      <summary>{t("onThisPage")}</summary>
      <nav
        aria-label={t("onThisPage")}
        className="table-of-contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by `createRichText` of the headings of a text.
        dangerouslySetInnerHTML={{ __html: contentsHtml }}
        suppressHydrationWarning
      />
    </details>
  );
}
