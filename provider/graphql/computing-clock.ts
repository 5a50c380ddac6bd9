/** How old a reading may be: asking the system at each field of an answer would cost more than the field. */
const OLDEST_READING_MS = 5;

type Sources = { now: () => number; threadCpuUsage: () => { user: number; system: number } };

/**
 * A clock of the milliseconds that this thread has computed: it stands still while others have the processor, so that a
 * busy machine ends no request that does little. It may be five milliseconds late.
 */
export function createComputingClock(
  { now, threadCpuUsage }: Sources = { now: () => performance.now(), threadCpuUsage: () => process.threadCpuUsage() },
): () => number {
  let readAt = Number.NEGATIVE_INFINITY;
  let milliseconds = 0;

  return () => {
    const moment = now();
    if (moment - readAt >= OLDEST_READING_MS) {
      const { user, system } = threadCpuUsage();
      milliseconds = (user + system) / 1000;
      readAt = moment;
    }
    return milliseconds;
  };
}
