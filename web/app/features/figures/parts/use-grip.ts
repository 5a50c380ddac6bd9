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
  /** While it is held: how a place of the screen becomes one of the picture, and how far the page was scrolled. Asked for once, as it needs the layout. */
  const held = useRef<{ toPicture: DOMMatrix; x: number; y: number }>(null);
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
      const { currentTarget, pageX, pageY, clientX, clientY } = event;
      const toPicture = currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
      if (toPicture) held.current = { toPicture, x: pageX - clientX, y: pageY - clientY };
      currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ pageX, pageY }: PointerEvent<SVGGElement>) => {
      if (!held.current) return;
      const { toPicture, x, y } = held.current;
      const place = new DOMPoint(pageX - x, pageY - y).matrixTransform(toPicture);
      const to = readValue(place.x, place.y);
      if (to !== value) onMove(to);
    },
    onLostPointerCapture: () => {
      held.current = null;
    },
  } as const;
}
