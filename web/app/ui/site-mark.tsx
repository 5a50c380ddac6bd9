import styles from "./site-mark.module.css";
/** The τ of the mark, on a ground of 32 by 32. */
export const MARK_PATH =
  "M2 6.2C7 4.3 12.5 4.9 16 8.3 19.5 4.9 25 4.3 30 6.2V11C25.5 9.5 21.3 9.9 18.3 12.4V19.6c0 3.3 1.7 4.7 4.5 4.1l.6 3.3c-5.6 1.3-9.7-1.3-9.7-7V12.4C10.7 9.9 6.5 9.5 2 11Z";

/** The mark of the site: a τ whose bar is an open book, and a node it leads to. Decoration beside the site's name. */
export function SiteMark({ size = 28 }: { size?: number }) {
  return (
    <svg className="site-mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path fill="currentColor" d={MARK_PATH} />
      <circle className={styles.node} cx="26.6" cy="24.6" r="2.9" />
    </svg>
  );
}
