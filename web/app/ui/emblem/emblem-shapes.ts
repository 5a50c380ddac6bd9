import { circlePath, type Outline, outlinePath, type Polar } from "./circular-path.ts";

/** How often the figure of an emblem repeats around its center. */
export const FOLDS = [3, 4, 5, 6, 8] as const;
type Folds = (typeof FOLDS)[number];

/** What is cut out lies between a rim and the center. */
const OUTER = 18;
const INNER = 6.6;

interface Edge {
  draw: (folds: Folds) => string;
  /** How far it goes to either side, to less than one of the 48 that an emblem is wide. */
  reach: (folds: Folds) => number;
}

/** How far most edges go to either side. */
export const REACH = 23.5;

/** The edge of an emblem. */
export const EDGES: readonly Edge[] = [
  { draw: () => circlePath(at(0), REACH), reach: () => REACH },
  { draw: () => outlinePath(roundedPolygon(4, 29, 8), 1 / 8), reach: () => 20.5 },
  { draw: (folds) => outlinePath(scallops(folds === 3 ? 9 : folds === 8 ? 8 : folds * 2)), reach: () => REACH },
  {
    draw: (folds) => outlinePath(roundedPolygon(folds === 4 ? 8 : folds === 3 ? 6 : folds, folds === 5 ? 25.1 : 24, 3)),
    // A hexagon has its sides at the side.
    reach: (folds) => (folds % 3 === 0 ? 20.8 : REACH),
  },
];

/** One of the figures cut out around the center, at a turn. */
export const PETALS: readonly ((folds: Folds, turn: number) => string)[] = [
  dot,
  leaf,
  drop,
  wedge,
  node,
  blade,
  chevron,
];

/** What stands between the petals, if anything. */
export const SPACERS: readonly ((folds: Folds, turn: number) => string)[] = [
  () => "",
  (folds, turn) => circlePath(at(17.4), folds > 5 ? 1.4 : 1.8, turn),
  (folds, turn) => {
    const width = folds > 5 ? 0.6 : 1.1;
    return outlinePath(polygon(at(OUTER + 0.6), at(15, width), at(folds > 5 ? 12.6 : 10.4), at(15, -width)), turn);
  },
];

/** What is cut out in the middle, if anything. */
export const CENTERS: readonly ((folds: Folds) => string)[] = [
  () => "",
  () => circlePath(at(0), 3.4),
  () => circlePath(at(0), 4.4) + circlePath(at(0), 2.1),
  (folds) => outlinePath(roundedPolygon(folds === 8 ? 4 : folds, folds === 3 ? 5 : 4.4, 0), 1 / (2 * folds)),
];

function dot(folds: Folds, turn: number): string {
  return circlePath(at(13), Math.min(4.8, roomAt(13, folds) * 0.72), turn);
}

function leaf(folds: Folds, turn: number): string {
  const [half, width] = [(OUTER - INNER) / 2, Math.min(4, roomAt(11, folds) * 0.62)];
  const along = { of: (half ** 2 + width ** 2) / (2 * width), clockwise: true };
  return outlinePath(
    {
      start: at(INNER),
      steps: [
        [at(OUTER), along],
        [at(INNER), along],
      ],
    },
    turn,
  );
}

function drop(folds: Folds, turn: number): string {
  const radius = Math.min(4.6, roomAt(13.4, folds) * 0.66);
  const [right, left] = [at(12.4, radius), at(12.4, -radius)];
  const round = { of: radius, clockwise: false, large: true };
  return outlinePath({ start: at(INNER), steps: [[right], [left, round]] }, turn);
}

/** A part of a ring. */
function wedge(folds: Folds, turn: number): string {
  const spread = 0.31 / folds;
  const corner = (radius: number, side: 1 | -1): Polar => ({ radius, turn: side * spread });
  return outlinePath(
    {
      start: corner(9.4, -1),
      steps: [
        [corner(OUTER, -1)],
        [corner(OUTER, 1), { of: OUTER, clockwise: true }],
        [corner(9.4, 1)],
        [corner(9.4, -1), { of: 9.4, clockwise: false }],
      ],
    },
    turn,
  );
}

/** A dot on a stem, as in the mark of the site. */
function node(folds: Folds, turn: number): string {
  const radius = Math.min(4, roomAt(14, folds) * 0.68);
  const stem = 0.3 * radius;
  const round = { of: radius, clockwise: false, large: true };
  const [right, left] = [at(14 - 0.95 * radius, stem), at(14 - 0.95 * radius, -stem)];
  return outlinePath({ start: at(INNER, -stem), steps: [[at(INNER, stem)], [right], [left, round]] }, turn);
}

/** A curved blade: the only figure that is turned one way. */
function blade(folds: Folds, turn: number): string {
  const [start, tip] = [
    { radius: INNER, turn: -0.3 / folds },
    { radius: OUTER, turn: 0.36 / folds },
  ];
  const arcs = folds > 5 ? [8, 18] : folds === 5 ? [7.6, 22] : [7.6, 40];
  return outlinePath(
    {
      start,
      steps: [
        [tip, { of: arcs[0] ?? 8, clockwise: true }],
        [start, { of: arcs[1] ?? 20, clockwise: false }],
      ],
    },
    turn,
  );
}

function chevron(folds: Folds, turn: number): string {
  const width = Math.min(6, roomAt(9, folds) * 0.78);
  const [high, low] = [OUTER - width, OUTER - width - 5];
  return outlinePath(
    polygon(at(OUTER), at(high, width), at(low, width), at(OUTER - 5), at(low, -width), at(high, -width)),
    turn,
  );
}

/** Half the width of what belongs to one petal, at a distance from the center. */
function roomAt(radius: number, folds: Folds): number {
  return radius * Math.sin(Math.PI / folds);
}

/** A point so far up from the center, and so far to the side. */
function at(up: number, aside = 0): Polar {
  return { radius: Math.hypot(up, aside), turn: Math.atan2(aside, up) / (2 * Math.PI) };
}

function polygon(start: Polar, ...others: Polar[]): Outline {
  return { start, steps: others.map((point) => [point]) };
}

/** A regular polygon with one corner at the top; `round` is the radius of its corners. */
function roundedPolygon(sides: number, radius: number, round: number): Outline {
  if (round === 0)
    return { start: at(radius), steps: range(sides - 1).map((side) => [{ radius, turn: (side + 1) / sides }]) };
  const cut = round * Math.tan(Math.PI / sides);
  const slope = Math.PI / 2 - Math.PI / sides;
  const beside = at(radius - cut * Math.cos(slope), cut * Math.sin(slope));
  const corners = range(sides).map((corner) => ({
    before: { radius: beside.radius, turn: corner / sides - beside.turn },
    after: { radius: beside.radius, turn: corner / sides + beside.turn },
  }));
  const [first] = corners;
  return {
    start: first?.before ?? at(radius),
    steps: corners.flatMap(({ after }, index): Outline["steps"] => {
      const next = corners[index + 1];
      return [[after, { of: round, clockwise: true }], ...(next ? [[next.before] as const] : [])];
    }),
  };
}

/** A round of half circles. */
function scallops(count: number): Outline {
  const half = Math.sin(Math.PI / count);
  const radius = 23.6 / (Math.cos(Math.PI / count) + 0.67 * half);
  const of = radius * half * 1.08;
  const corner = (index: number): Polar => ({ radius, turn: (index - 0.5) / count });
  return { start: corner(0), steps: range(count).map((index) => [corner(index + 1), { of, clockwise: true }]) };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
