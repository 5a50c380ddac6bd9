import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

/** What the account pages say as long as the site has no accounts: that nothing here needs one, and where to go on. */
export function AccountsClosed({ title }: { title: string }) {
  const t = useTranslations("account");
  return (
    <>
      <PageHeader title={title} lead={t("closed")} />
      <p className="reading">{t("nothingNeedsOne")}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <LocalLink className="button button-primary" to="/get-started">
          {t("start")}
        </LocalLink>
        <LocalLink className="button" to="/concepts">
          {t("concepts")}
        </LocalLink>
      </p>
    </>
  );
}
