/** Where an arrow key leads. */
export const DIRECTIONS: Record<string, Direction> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How much farther a circle beside the way is than one on it. */
const ASIDE = 2.2;

type Direction = readonly [x: number, y: number];

export interface Point {
  x: number;
  y: number;
}

/** The point that lies best in a direction; null where none does. */
export function nearestNode<Node extends Point>(
  [toX, toY]: Direction,
  nodes: readonly Node[],
  start: Point,
): Node | null {
  let best: { node: Node | null; cost: number } = { node: null, cost: Number.POSITIVE_INFINITY };
  for (const node of nodes) {
    const { x, y } = node;
    const ahead = (x - start.x) * toX + (y - start.y) * toY;
    const aside = Math.abs((x - start.x) * toY) + Math.abs((y - start.y) * toX);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0 && ahead >= aside / 2 && cost < best.cost) best = { node, cost };
  }
  return best.node;
}
