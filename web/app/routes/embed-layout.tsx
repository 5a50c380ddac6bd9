import { Outlet, useLocation } from "react-router";
import { EmbedFrame } from "#app/document/embed-frame.tsx";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";

/** Around what other sites frame: the root has a document of its own for what this layout holds. */
export default function EmbedLayout() {
  return <Outlet />;
}

/** There is nothing of this name, or it cannot be shown now: the frame leads to the site. */
export function ErrorBoundary() {
  const t = useTranslations("errors");
  const { path } = splitLocale(useLocation().pathname);
  return (
    <EmbedFrame title={t("title")} page="/">
      <p>{t("notFound", { path })}</p>
    </EmbedFrame>
  );
}
