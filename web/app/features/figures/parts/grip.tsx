import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./figure.module.css";
import { acrossOf, heightOf, type PlotBox, shareAt, valueAt } from "./plot-box.ts";

const STEP = 0.01;
const LARGE_STEP = 0.1;

/** How far each key moves a value. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowUp: STEP,
  ArrowRight: STEP,
  ArrowDown: -STEP,
  ArrowLeft: -STEP,
  PageUp: LARGE_STEP,
  PageDown: -LARGE_STEP,
  Home: -1,
  End: 1,
};

interface GripProps {
  box: PlotBox;
  /** The way it can be moved. Default: vertical. */
  axis?: "vertical" | "horizontal";
  /** Where it stands on the other axis. */
  at: number;
  /** From 0 to 1. */
  value: number;
  onMove: (value: number) => void;
  label: string;
  /** The value in words, with its unit. */
  valueText: string;
}

/** What of a picture can be moved up and down, or to and fro: by pointer, by finger and, as a slider, by keyboard. Before React it is drawn alone. */
export function Grip({ box, axis = "vertical", at, value, onMove, label, valueText }: GripProps) {
  const isHydrated = useHydrated();
  const isHeld = useRef(false);
  const isVertical = axis === "vertical";
  const [x, y] = isVertical ? [at, heightOf(box, value)] : [acrossOf(box, value), at];
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    onMove(valueAt(box, heightOf(box, value + move), STEP));
  };
  const onPointer = (event: PointerEvent<SVGGElement>) => {
    const toPicture = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
    if (!isHeld.current || !toPicture) return;
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(toPicture);
    onMove(isVertical ? valueAt(box, place.y, STEP) : shareAt(box, place.x, STEP));
  };
  const slider = {
    role: "slider",
    tabIndex: 0,
    "aria-label": label,
    "aria-orientation": axis,
    "aria-valuemin": 0,
    "aria-valuemax": 1,
    "aria-valuenow": value,
    "aria-valuetext": valueText,
    onKeyDown,
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      isHeld.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: onPointer,
    onLostPointerCapture: () => {
      isHeld.current = false;
    },
  } as const;
  return (
    <g className={styles.grip} data-axis={axis} transform={`translate(${x} ${y})`} {...(isHydrated ? slider : null)}>
      <circle r={25} fill="none" pointerEvents="all" />
      <circle r={10} className={styles.knob} />
      <path d="M-3.5-2.5 0-6l3.5 3.5M-3.5 2.5 0 6l3.5-3.5" transform={isVertical ? undefined : "rotate(90)"} />
    </g>
  );
}
