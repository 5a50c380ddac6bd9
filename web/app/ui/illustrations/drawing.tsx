import { DRAWINGS } from "./drawings.tsx";
import styles from "./illustration.module.css";

/** A drawing on its plate. */
export function Drawing({ name }: { name: string }) {
  return (
    <>
      <circle className={styles.plate} cx="60" cy="45" r="40" />
      {DRAWINGS[name]}
    </>
  );
}
