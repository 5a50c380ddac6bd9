import styles from "./figure.module.css";
import { acrossOf, heightOf, type PlotBox, shareAt, valueAt } from "./plot-box.ts";
import { type Slider, STEP, useGrip } from "./use-grip.ts";

interface GripProps extends Slider {
  box: PlotBox;
  /** The way it can be moved. Default: vertical. */
  axis?: "vertical" | "horizontal";
  /** Where it stands on the other axis. */
  at: number;
}

/** What of a picture can be moved up and down, or to and fro: by pointer, by finger and, as a slider, by keyboard. Before React it is drawn alone. */
export function Grip({ box, axis = "vertical", at, ...slider }: GripProps) {
  const { step = STEP } = slider;
  const isVertical = axis === "vertical";
  const [x, y] = isVertical ? [at, heightOf(box, slider.value)] : [acrossOf(box, slider.value), at];
  const grip = useGrip(slider, (toX, toY) => (isVertical ? valueAt(box, toY, step) : shareAt(box, toX, step)));
  return (
    <g
      className={styles.grip}
      data-axis={axis}
      transform={`translate(${x} ${y})`}
      {...(grip && { ...grip, "aria-orientation": axis })}
    >
      <Knob turn={isVertical ? 0 : 90} />
    </g>
  );
}

/** The round knob of what can be moved, with arrows that say which way. */
export function Knob({ turn }: { turn: number }) {
  return (
    <>
      <circle className={styles.reach} r={25} fill="none" pointerEvents="all" />
      <circle r={10} className={styles.knob} />
      <path d="M-3.5-2.5 0-6l3.5 3.5M-3.5 2.5 0 6l3.5-3.5" transform={turn ? `rotate(${turn})` : undefined} />
    </>
  );
}
