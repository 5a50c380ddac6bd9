import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import textStyles from "../text.module.css";
import styles from "./previous-next.module.css";

/** A page that stands before or after another. */
interface Neighbour {
  href: string;
  title: string;
}

/** The way back and on through things that have an order. */
export function PreviousNext({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const t = useTranslations("content");
  if (!previous && !next) return null;
  return (
    <nav className={styles.previousNext} aria-label={t("previousNext")}>
      {previous ? (
        <LocalLink to={previous.href} rel="prev">
          <span className={`${textStyles.aside} ${textStyles.muted}`}>{t("previous")}</span>
          <span>{previous.title}</span>
        </LocalLink>
      ) : (
        <span />
      )}
      {next ? (
        <LocalLink to={next.href} rel="next" className={styles.next}>
          <span className={`${textStyles.aside} ${textStyles.muted}`}>{t("next")}</span>
          <span>{next.title}</span>
        </LocalLink>
      ) : null}
    </nav>
  );
}
