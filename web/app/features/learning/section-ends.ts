import { FINISHED_PERCENT } from "./learning-state.ts";

/** How much of a document is read once each of its sections is, in percent: all sections count the same. */
export function sectionEnds(count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.floor((100 * at + FINISHED_PERCENT) / count));
}
