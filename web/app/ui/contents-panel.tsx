import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { RichText } from "./rich-text/create-rich-text.server.ts";
import { TableOfContents } from "./rich-text/table-of-contents.tsx";

/** A text's contents: beside it on wide screens, folded above it on narrow ones. Nothing where there is nothing to choose. */
export function ContentsPanel({ contents }: { contents: RichText["contents"] }) {
  const t = useTranslations("content");
  if (contents.length < 2) return null;
  return (
    <details className="page-contents contents-panel">
      <summary>{t("onThisPage")}</summary>
      <TableOfContents contents={contents} label={t("onThisPage")} />
    </details>
  );
}
