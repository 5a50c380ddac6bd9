import type { ReactNode } from "react";
import { Drawing } from "./drawing.tsx";
import { DRAWINGS } from "./drawings.tsx";
import styles from "./illustration.module.css";

/**
 * A picture by its name, in the hue of what it stands in (`data-hue`). Decoration: what it shows is said beside it. For unknown
 * names what else there is to show.
 */
export function Illustration({ name, otherwise = null }: { name: string; otherwise?: ReactNode }) {
  if (!Object.hasOwn(DRAWINGS, name)) return otherwise;
  return (
    <svg className={styles.illustration} viewBox="0 0 120 90" aria-hidden="true">
      <Drawing name={name} />
    </svg>
  );
}
