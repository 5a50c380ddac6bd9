import type { ReactNode } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import styles from "./embed-frame.module.css";

/** What is framed, under its name, and below it the way to its page. */
export function EmbedFrame(props: { title: string; page: string; lang?: string | undefined; children: ReactNode }) {
  const { title, page, lang, children } = props;
  return (
    <main className={styles.frame}>
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      {children}
      <p className={styles.source}>
        <LocalLink to={page} target="_blank">
          Learn Bittensor
        </LocalLink>
      </p>
    </main>
  );
}
