import { type Dial, placeOn, shareOn } from "./dial.ts";
import styles from "./figure.module.css";
import { Knob } from "./grip.tsx";
import { type Slider, useGrip } from "./use-grip.ts";

/** What of a picture can be turned: as `Grip`, on a dial. */
export function TurnGrip({ dial, ...slider }: Slider & { dial: Dial }) {
  const [x, y] = placeOn(dial, slider.value);
  const grip = useGrip(slider, (toX, toY) => shareOn(dial, toX, toY, slider.value));
  return (
    <g className={styles.grip} data-axis="round" transform={`translate(${x} ${y})`} {...grip}>
      <Knob turn={Math.round(slider.value * 360) + 90} />
    </g>
  );
}
