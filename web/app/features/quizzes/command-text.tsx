import { Fragment } from "react";
import styles from "./question-forms.late.module.css";

/** A command line as it is typed. An option would break behind its first strokes. */
export function CommandText({ children }: { children: string }) {
  return (
    <code className={styles.command} translate="no">
      {children.split(" ").map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line, in their order.
        <Fragment key={at}>
          {at === 0 ? null : " "}
          <span>{word}</span>
        </Fragment>
      ))}
    </code>
  );
}
