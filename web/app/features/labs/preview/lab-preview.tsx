import type { PreviewDrawing } from "#app/site/preview-drawing.ts";
import styles from "./lab-preview.module.css";

/** What a lab shows first, without its words. Decoration: its summary says what it is about. */
export function LabPreview({ drawing: { bars, lines, dot } }: { drawing: PreviewDrawing }) {
  return (
    <svg className={styles.labPreview} viewBox="0 0 240 120" aria-hidden="true">
      <path className={styles.ground} d="M6 112H234" />
      {bars.map(({ x, y, width, height, isSecond }) => (
        <rect key={`${x}`} className={classOf("bar", isSecond)} x={x} y={y} width={width} height={height} />
      ))}
      {lines.map(({ d, isSecond }) => (
        <path key={d} className={classOf("line", isSecond)} d={d} />
      ))}
      {dot ? <circle className={styles.dot} cx={dot.x} cy={dot.y} r="6" /> : null}
    </svg>
  );
}

function classOf(part: "bar" | "line", isSecond: boolean): string {
  return `${part === "bar" ? styles.bar : styles.line} ${isSecond ? styles.second : ""}`;
}
