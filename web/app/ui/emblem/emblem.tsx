import { drawEmblem, EMBLEM_BOX, emblemHue, flushBox } from "./draw-emblem.ts";
import styles from "./emblem.module.css";
import "../theme/number-hues.css";

interface EmblemProps {
  number: number | null;
  className?: string;
  /** Without the air beside it, for an edge of the text: as wide as it is drawn, at a given height. */
  isFlush?: boolean;
}

/** The seal of a number, beside the name of what is numbered: decoration. Without a number yet, the place it will take. */
export function Emblem({ number, className = styles.emblem, isFlush = false }: EmblemProps) {
  return (
    <svg
      className={className}
      viewBox={isFlush ? flushBox(number) : EMBLEM_BOX}
      aria-hidden="true"
      data-hue={number ? emblemHue(number) : undefined}
    >
      {number === null ? <circle className={styles.place} r="22" /> : <path d={drawEmblem(number)} />}
    </svg>
  );
}
