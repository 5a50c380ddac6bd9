/** Where a figure draws, in the units of its `viewBox`. */
export interface PlotBox {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

/** Where a share from 0 to 1 of the width lies. */
export function acrossOf({ left, width }: PlotBox, share: number): number {
  return round(left + share * width);
}

/** Where a height from 0 to 1 lies: 1 is at the top. */
export function heightOf({ top, height }: PlotBox, value: number): number {
  return round(top + (1 - value) * height);
}

/** The height from 0 to 1 that a place of the picture means, in steps; what lies outside is at its end. */
export function valueAt({ top, height }: PlotBox, y: number, step: number): number {
  const value = Math.min(1, Math.max(0, 1 - (y - top) / height));
  return Number((Math.round(value / step) * step).toFixed(6));
}

/** The share from 0 to 1 of the width that a place of the picture means, in steps; what lies outside is at its end. */
export function shareAt({ left, width }: PlotBox, x: number, step: number): number {
  const share = Math.min(1, Math.max(0, (x - left) / width));
  return Number((Math.round(share / step) * step).toFixed(6));
}

/** A place finer than any screen shows: more digits would only be carried to the reader. */
function round(place: number): number {
  return Math.round(place * 100) / 100;
}
