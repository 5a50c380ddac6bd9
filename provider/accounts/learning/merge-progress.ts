/** How far someone got. Moments are milliseconds since 1970. */
export type Progress = {
  state: "started" | "completed";
  percent: number;
  startedAt: number;
  completedAt: number | null;
};

/**
 * What two accounts of the same reading say together. Progress only grows: in whichever order, grouping and
 * repetition devices report, the outcome is the same.
 */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const state = one.state === "completed" ? one.state : other.state;
  return {
    state,
    percent: state === "completed" ? 100 : Math.max(one.percent, other.percent),
    startedAt: Math.min(one.startedAt, other.startedAt),
    completedAt: earlier(one.completedAt, other.completedAt),
  };
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
