import { packEnclose, packSiblings } from "d3-hierarchy";

export interface SubnetNode {
  netuid: number;
  name: string;
  /** Its part of all emission, 0 to 1; null where it is not known. */
  share: number | null;
}

/** A circle of the picture: `x` and `y` are its centre, from the middle of the picture; all in units of its drawing. */
export interface PlacedNode extends SubnetNode {
  x: number;
  y: number;
  radius: number;
}

export const ROOT = 0;
const ROOT_RADIUS = 24;
/** The radius of a subnet with all of the emission: areas are parts of it. */
const WHOLE_RADIUS = 236;
const UNKNOWN_RADIUS = 7;
/** Positions and radii are whole numbers: of this, two and a half may be lost. */
const GAP = 7;

/**
 * The network as circles that do not touch: root in the middle, around it the subnets with the largest parts of the
 * emission, at the rim those of which none is known. A circle's area is its subnet's part.
 */
export function arrangeNodes(subnets: readonly SubnetNode[]): PlacedNode[] {
  const ordered = subnets.toSorted(
    (one, other) =>
      Number(other.netuid === ROOT) - Number(one.netuid === ROOT) ||
      (other.share ?? 0) - (one.share ?? 0) ||
      one.netuid - other.netuid,
  );
  const circles = packSiblings(ordered.map((subnet) => ({ subnet, r: radiusOf(subnet) + GAP / 2 })));
  const middle = circles[0] ?? { x: 0, y: 0 };
  return circles.map(({ subnet, x, y, r }) => ({
    ...subnet,
    // Whole numbers are short.
    x: Math.round(x - middle.x) + 0,
    y: Math.round(y - middle.y) + 0,
    radius: Math.round(r - GAP / 2),
  }));
}

/** The smallest circle around all others. */
export function encloseNodes(nodes: readonly PlacedNode[]): { x: number; y: number; radius: number } {
  if (nodes.length === 0) return { x: 0, y: 0, radius: GAP };
  const { x, y, r } = packEnclose(nodes.map(({ x, y, radius }) => ({ x, y, r: radius + GAP })));
  return { x: Math.round(x) + 0, y: Math.round(y) + 0, radius: Math.ceil(r) + 1 };
}

function radiusOf({ netuid, share }: SubnetNode): number {
  if (netuid === ROOT) return ROOT_RADIUS;
  return share === null ? UNKNOWN_RADIUS : Math.max(UNKNOWN_RADIUS + 1, WHOLE_RADIUS * Math.sqrt(share));
}
