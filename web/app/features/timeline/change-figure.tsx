import { useTranslations } from "#app/i18n/interface-texts.ts";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import styles from "./change-figure.module.css";
import type { ShownChange } from "./timeline.server.ts";

type Side = NonNullable<ShownChange["before"]>;

const WIDTH = 100;
const BAR_HEIGHT = 8;
const CURVE_HEIGHT = 100;

/** What was true before and what is true since, side by side: as words, and drawn where there is something to measure. */
export function ChangeFigure({ before, after, sketch }: { before: Side; after: Side; sketch: string | null }) {
  const t = useTranslations("timeline");
  const most = Math.max(before.number ?? 0, after.number ?? 0);
  return (
    <figure className={styles.figure}>
      <dl>
        <div className={styles.before}>
          <dt>{t("before")}</dt>
          <SideValue side={before} most={most} />
        </div>
        <div className={styles.after}>
          <dt>{t("after")}</dt>
          <SideValue side={after} most={most} earlier={before.curve} />
        </div>
      </dl>
      {sketch === null ? null : <figcaption>{sketch}</figcaption>}
    </figure>
  );
}

function SideValue({ side, most, earlier = [] }: { side: Side; most: number; earlier?: readonly number[] }) {
  return (
    <dd>
      {side.formula === null ? <p>{side.text}</p> : <RichText parts={side.formula} />}
      {side.number !== null && most > 0 ? <Bar share={Math.max(side.number, 0) / most} /> : null}
      {side.curve.length > 1 ? <Curve heights={side.curve} earlier={earlier} /> : null}
    </dd>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.ground} d={`M0 0H${WIDTH}V${BAR_HEIGHT}H0Z`} />
      <path
        className={styles.full}
        d={`M0 0H${share > 0 ? Math.max(1, Math.round(share * WIDTH)) : 0}V${BAR_HEIGHT}H0Z`}
      />
    </svg>
  );
}

/** A line over time or rank; behind it, dashed, how it was. */
function Curve({ heights, earlier }: { heights: readonly number[]; earlier: readonly number[] }) {
  return (
    <svg
      className={styles.curve}
      viewBox={`0 -4 ${WIDTH} ${CURVE_HEIGHT + 8}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.axes} d={`M0 0V${CURVE_HEIGHT}H${WIDTH}`} />
      {earlier.length > 1 ? <path className={styles.earlier} d={lineOf(earlier)} /> : null}
      <path className={styles.line} d={lineOf(heights)} />
    </svg>
  );
}

function lineOf(heights: readonly number[]): string {
  const points = heights.map((height, index) => {
    const x = Math.round((index / (heights.length - 1)) * WIDTH);
    return `${x} ${Math.round((1 - height) * CURVE_HEIGHT)}`;
  });
  return `M${points.join("L")}`;
}
