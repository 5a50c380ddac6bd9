/** A lost connection is tried for so often, first after a second, then after twice as long each time. */
export const MOST_RETRIES = 5;
const FIRST_WAIT_MS = 1_000;

/** Up to so much longer, so that not everybody comes back at the same moment. */
const SPREAD = 0.3;

/** One that has lasted for so long was a good one: counting begins anew. */
const GOOD_AFTER_MS = 60_000;

/** Counts how often a connection was tried again. A connection that is made and lost at once counts like one that was not made. */
export function createRetries({ now, random }: { now: () => number; random: () => number }) {
  let used = 0;
  let connectedAt: number | null = null;
  return {
    connected(): void {
      connectedAt = now();
    },
    /** Whether there is to be another attempt, which counts. */
    take(): boolean {
      if (connectedAt !== null && now() - connectedAt >= GOOD_AFTER_MS) used = 0;
      connectedAt = null;
      if (used >= MOST_RETRIES) return false;
      used += 1;
      return true;
    },
    /** How long to wait before the attempt that was taken. */
    waitMs(): number {
      return FIRST_WAIT_MS * 2 ** Math.max(0, used - 1) * (1 + SPREAD * random());
    },
  };
}
