/** For so long after the first load nothing is fetched that came with the document. */
export const QUIET_AFTER_LOAD_MS = 100;

/** Marks the moment at which the first page came to life. */
const ALIVE = "page-alive";

type Clock = Pick<Performance, "now" | "mark" | "getEntriesByName">;

export function markAlive(clock: Clock): void {
  if (clock.getEntriesByName(ALIVE).length === 0) clock.mark(ALIVE);
}

/** Fetches again at once, or when the quiet is over; what is returned calls it off. A page that is not yet alive is quiet. */
export function refetchWhenQuiet(clock: Clock, refetch: () => void): () => void {
  const aliveAt = clock.getEntriesByName(ALIVE)[0]?.startTime ?? clock.now();
  const wait = aliveAt + QUIET_AFTER_LOAD_MS - clock.now();
  if (wait <= 0) {
    refetch();
    return () => undefined;
  }
  const timer = setTimeout(refetch, wait);
  return () => clearTimeout(timer);
}
