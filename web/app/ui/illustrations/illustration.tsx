import type { ReactNode } from "react";
import { DRAWINGS } from "./drawings.tsx";
import styles from "./illustration.module.css";

/**
 * A picture by its name, in the hue of what it stands in (`data-hue`). Decoration: what it shows is said beside it. For unknown
 * names what else there is to show.
 */
export function Illustration({ name, otherwise = null }: { name: string; otherwise?: ReactNode }) {
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  if (!drawing) return otherwise;
  return (
    <svg className={styles.illustration} viewBox="0 0 120 90" aria-hidden="true">
      <circle className={styles.plate} cx="60" cy="45" r="40" />
      {drawing}
    </svg>
  );
}
