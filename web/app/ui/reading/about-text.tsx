import type { ReactNode } from "react";
import styles from "./about-text.module.css";
import pageFactsStyles from "./page-facts.module.css";

/**
 * What is to be known of a text before it is read, `facts` and below them `children`. On a phone that is one quiet line, with
 * what is `short`, which unfolds to the rest: the text itself begins on the first screen.
 */
export function AboutText(props: { short: ReactNode; facts?: ReactNode; children?: ReactNode }) {
  const { short, facts, children } = props;
  return (
    <details className={styles.aboutText}>
      <summary>
        <span className={styles.short}>{short}</span>
      </summary>
      <p className={pageFactsStyles.pageFacts}>
        <span className={styles.said}>{short}</span>
        {facts}
      </p>
      {children}
    </details>
  );
}
