/** A point by how far it is from the center and how far it is turned, clockwise from the top. */
export interface Polar {
  radius: number;
  turn: number;
}

export interface Arc {
  /** Radius of the circle the arc is a part of. */
  of: number;
  clockwise: boolean;
  /** More than half of its circle. */
  large?: boolean;
}

/** One closed outline: where it begins, and how it goes on to each next point: straight, or along an arc. */
export interface Outline {
  start: Polar;
  steps: readonly (readonly [to: Polar, arc?: Arc])[];
}

/** An outline as markup for `d`, turned about the center. */
export function outlinePath({ start, steps }: Outline, turn = 0): string {
  const place = (polar: Polar) => numbers(...position(polar, turn));
  const lines = steps.map(([to, arc]) =>
    arc
      ? `A${numbers(arc.of, arc.of, 0, Number(arc.large ?? false), Number(arc.clockwise))}${gap(place(to))}`
      : `L${place(to)}`,
  );
  return `M${place(start)}${lines.join("")}z`;
}

/** A whole circle, as markup for `d`. */
export function circlePath(center: Polar, radius: number, turn = 0): string {
  const [x, y] = position(center, turn);
  const half = (way: number) => `a${numbers(radius, radius, 0, 1, 0, way * 2 * radius, 0)}`;
  return `M${numbers(x - radius, y)}${half(1)}${half(-1)}z`;
}

function position({ radius, turn }: Polar, further: number): [x: number, y: number] {
  const angle = (turn + further) * 2 * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Tenths are enough at any size an emblem is shown in; what can be left out of a number or between two is left out. */
function numbers(...values: readonly number[]): string {
  return values
    .map((value) => String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, "$1."))
    .reduce((text, next) => text + gap(next));
}

function gap(next: string): string {
  return next.startsWith("-") ? next : ` ${next}`;
}
