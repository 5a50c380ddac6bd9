import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The least by which a value moves, unless a figure knows whole steps only. */
export const STEP = 0.01;
const LARGE_STEP = 0.1;

/** How far each key moves a value. */
function moveOf(key: string, step: number): number | undefined {
  if (key === "ArrowUp" || key === "ArrowRight") return step;
  if (key === "ArrowDown" || key === "ArrowLeft") return -step;
  if (key === "PageUp") return Math.max(step, LARGE_STEP);
  if (key === "PageDown") return -Math.max(step, LARGE_STEP);
  if (key === "Home") return -1;
  return key === "End" ? 1 : undefined;
}

export interface Slider {
  /** From 0 to 1. */
  readonly value: number;
  /** The least by which it moves. Default: a hundredth. */
  readonly step?: number;
  readonly onMove: (value: number) => void;
  readonly label: string;
  /** The value in words, with its unit. */
  readonly valueText: string;
}

/** What makes of something drawn a slider, by pointer, by finger and by keyboard. Null before React, when nothing of it would move. */
export function useGrip(
  { value, step = STEP, onMove, label, valueText }: Slider,
  readValue: (x: number, y: number) => number,
) {
  const isHydrated = useHydrated();
  const isHeld = useRef(false);
  if (!isHydrated) return null;
  return {
    role: "slider",
    tabIndex: 0,
    "aria-label": label,
    "aria-valuemin": 0,
    "aria-valuemax": 1,
    "aria-valuenow": value,
    "aria-valuetext": valueText,
    onKeyDown: (event: KeyboardEvent) => {
      const move = moveOf(event.key, step);
      if (move === undefined) return;
      event.preventDefault();
      onMove(Number(Math.min(1, Math.max(0, value + move)).toFixed(6)));
    },
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      isHeld.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => {
      const toPicture = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
      if (!isHeld.current || !toPicture) return;
      const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(toPicture);
      onMove(readValue(place.x, place.y));
    },
    onLostPointerCapture: () => {
      isHeld.current = false;
    },
  } as const;
}
