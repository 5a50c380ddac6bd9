import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

/** What was seen in a part of a run. */
export interface Part {
  seconds: number;
  answers: number;
  errors: number;
  /** How long cached pages took, in microseconds. */
  cached: RecordableHistogram;
  /** What the process held each time it was looked at, in megabytes. */
  residentMb: number[];
}

/** The second and the last third are compared: in the first, caches are still being filled. */
export function createThirds(secondsAltogether: number) {
  const parts = [1, 2, 3].map((): Part => {
    return { seconds: secondsAltogether / 3, answers: 0, errors: 0, cached: createHistogram(), residentMb: [] };
  });

  return {
    parts,
    /** The part that a moment belongs to; what ends late belongs to the last. */
    at(secondsSoFar: number): Part {
      const index = Math.min(2, Math.floor((3 * secondsSoFar) / secondsAltogether));
      const part = parts[index];
      if (!part) throw new Error(`expected a moment of the run, got ${secondsSoFar} s`);
      return part;
    },
  };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function p99Ms({ cached }: Part): number {
  return cached.percentile(99) / 1_000;
}

/** How much more the one is than the other, in percent; less is negative. */
export function growthOf(before: number, after: number): number {
  return (after / before - 1) * 100;
}
