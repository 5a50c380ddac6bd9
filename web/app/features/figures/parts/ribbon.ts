/** Where a ribbon begins or ends: the place across, its upper edge, and how high it is. */
interface RibbonEnd {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** What flows from one place to another, as the `d` of a path. */
export function ribbon(from: RibbonEnd, to: RibbonEnd): string {
  const middle = (from.x + to.x) / 2;
  return [
    `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`,
    `V${to.y + to.height}C${middle} ${to.y + to.height} ${middle} ${from.y + from.height} ${from.x} ${from.y + from.height}Z`,
  ].join("");
}
