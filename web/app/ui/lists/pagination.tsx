import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import buttonStyles from "../button.module.css";
import styles from "./pagination.module.css";

/** The way through a list that is shown page by page; nothing where there is only one. */
export function Pagination(props: { page: number; pageCount: number; hrefOf: (page: number) => string }) {
  const t = useTranslations("pagination");
  const { page, pageCount, hrefOf } = props;
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t("label")}>
      {page > 1 ? (
        <LocalLink className={buttonStyles.button} rel="prev" to={hrefOf(page - 1)}>
          {t("previous")}
        </LocalLink>
      ) : null}
      <span role="status">{t("pageOf", { page: String(page), pageCount: String(pageCount) })}</span>
      {page < pageCount ? (
        <LocalLink className={buttonStyles.button} rel="next" to={hrefOf(page + 1)}>
          {t("next")}
        </LocalLink>
      ) : null}
    </nav>
  );
}
