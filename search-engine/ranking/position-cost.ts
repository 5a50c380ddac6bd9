/** The largest distance of each step; what is farther costs one more than the last. */
const STEPS = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024];
export const FARTHEST_STEP = STEPS.length;

/** How far a word stands from the place it has in the query, in steps: 0 where it has the same place, at most 10. */
export function countSteps(distance: number): number {
  let step = 0;
  while (distance > (STEPS[step] ?? Number.POSITIVE_INFINITY)) step += 1;
  return step;
}
