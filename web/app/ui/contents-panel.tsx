import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useServedMarkup } from "./served-markup/use-served-markup.ts";

/** A text's contents: beside it on wide screens, folded above it on narrow ones. Nothing where there is nothing to choose. */
export function ContentsPanel({ contentsHtml }: { contentsHtml: string }) {
  const t = useTranslations("content");
  const markup = useServedMarkup(contentsHtml);
  if (contentsHtml === "") return null;
  return (
    <details className="page-contents contents-panel">
      <summary>{t("onThisPage")}</summary>
      {/* The page's script marks the section being read. */}
      <nav aria-label={t("onThisPage")} className="table-of-contents" {...markup} />
    </details>
  );
}
