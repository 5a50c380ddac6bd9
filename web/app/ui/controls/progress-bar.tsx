import styles from "./progress-bar.module.css";
/** How much of something is done. Its name is spoken; what can be seen stands beside it. */
export function ProgressBar(props: { label: string; value: number; max?: number }) {
  const { label, value, max = 1 } = props;
  return <progress className={styles.progressBar} aria-label={label} max={max} value={value} />;
}
