import type { ReactNode } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import textStyles from "../text.module.css";
import styles from "./card.module.css";

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A card that leads somewhere: its title is the link, and the whole card answers to a click. */
export function LinkCard(props: {
  /** Where it can be linked to. */
  id?: string;
  level?: 2 | 3 | 4;
  title: string;
  text?: string | null | undefined;
  href?: string | null | undefined;
  icon?: ReactNode;
  lang?: string | undefined;
  details?: ReactNode;
}) {
  const { id, level = 2, title, text, href, icon, lang, details } = props;
  const Heading = `h${level}` as const;
  const isElsewhere = href !== null && href !== undefined && /^(https?:)?\/\//.test(href);
  return (
    <div id={id} className={styles.card}>
      {icon}
      <Heading className={styles.title} lang={lang}>
        {!href ? (
          title
        ) : isElsewhere ? (
          <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          <LocalLink className={styles.link} to={href} isName>
            {title}
          </LocalLink>
        )}
      </Heading>
      {text ? (
        <p className={textStyles.muted} lang={lang}>
          {text}
        </p>
      ) : null}
      {details ? <div className={styles.details}>{details}</div> : null}
    </div>
  );
}
