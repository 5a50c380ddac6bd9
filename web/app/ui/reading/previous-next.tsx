import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import textStyles from "../text.module.css";
import styles from "./previous-next.late.module.css";

/** A page that stands before or after another. */
interface Neighbour {
  href: string;
  title: string;
  lang?: string | undefined;
}

/** What stands before a page, and what is to be read after it, with why it is that. */
export interface WayOn {
  previous: Neighbour | null;
  next: (Neighbour & { why?: string }) | null;
}

/** The way back and on through things that have an order. On is where most want to go. */
export function PreviousNext({ previous, next }: WayOn) {
  const t = useTranslations("content");
  if (!previous && !next) return null;
  return (
    <nav className={styles.previousNext} aria-label={t("previousNext")}>
      {previous ? (
        <LocalLink to={previous.href} rel="prev">
          <span className={`${textStyles.aside} ${textStyles.muted}`}>{t("previous")}</span>
          <span lang={previous.lang}>{previous.title}</span>
        </LocalLink>
      ) : (
        <span />
      )}
      {next ? (
        <LocalLink to={next.href} rel="next" className={styles.next}>
          <span className={textStyles.aside}>{t("next")}</span>
          <span lang={next.lang}>{next.title}</span>
          {next.why ? <span className={styles.why}>{next.why}</span> : null}
        </LocalLink>
      ) : null}
    </nav>
  );
}
