/** A dial: what is turned goes round once, from the top and with the clock. */
export interface Dial {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where a share from 0 to 1 of the way round lies, on the dial or so much further out. */
export function placeOn({ x, y, radius }: Dial, share: number, out = 0): readonly [x: number, y: number] {
  const angle = share * 2 * Math.PI;
  return [round(x + (radius + out) * Math.sin(angle)), round(y - (radius + out) * Math.cos(angle))];
}

/** The arc from one share to another, as the `d` of a path. */
export function arcOn(dial: Dial, from: number, to: number): string {
  if (to - from >= 1) return `${arcOn(dial, 0, 0.5)}${arcOn(dial, 0.5, 0.9999)}`;
  const isLong = to - from > 0.5 ? 1 : 0;
  return `M${placeOn(dial, from).join(" ")}A${dial.radius} ${dial.radius} 0 ${isLong} 1 ${placeOn(dial, to).join(" ")}`;
}

/** The share of the way round that a place of the picture means. Who turns on past the top stays at the end that was reached. */
export function shareOn({ x, y }: Dial, toX: number, toY: number, before: number): number {
  const share = (Math.atan2(toX - x, y - toY) / (2 * Math.PI) + 1) % 1;
  if (Math.abs(share - before) > 0.5) return before > 0.5 ? 1 : 0;
  return share;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
