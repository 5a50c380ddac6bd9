import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import buttonStyles from "#app/ui/button.module.css";

/** To where a teacher makes a link for a class: of a lesson, or of whatever they choose. */
export function ClassLink({ lesson }: { lesson?: string }) {
  const t = useTranslations("teach");
  const query = lesson === undefined ? "" : `?${new URLSearchParams({ lesson })}`;
  return (
    <LocalLink className={buttonStyles.button} to={`/teach/class${query}`} rel="nofollow">
      {t("classLink")}
    </LocalLink>
  );
}
