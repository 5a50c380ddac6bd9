/** The largest distance of each step; what is farther takes one step more than the last. */
const STEPS = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024];
const STEPS_BY_DISTANCE = Uint8Array.from({ length: 1025 }, (_, distance) =>
  STEPS.findIndex((most) => distance <= most),
);

/** How far a word stands from the place it has in the query, in steps: 0 where it has the same place, at most 10. */
export function countSteps(distance: number): number {
  return STEPS_BY_DISTANCE[distance] ?? STEPS.length;
}
