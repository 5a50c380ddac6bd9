/** The event loop's delay from which on what has to be made is refused: what is at hand would wait too long otherwise. */
const LONGEST_DELAY_NS = 200_000_000;

/** Judged once a second, so that it is over soon when the load is. */
const WINDOW_MS = 1_000;

/** One long piece of work is no load: it takes some turns in a row that come late. */
const FEWEST_TURNS = 5;

interface Options {
  /** The delays of the loop's turns since it was last reset, in nanoseconds, as Node's `monitorEventLoopDelay` counts them. */
  delay: Readonly<{ count: number; mean: number; reset: () => void }>;
  /** Milliseconds since some moment. */
  clock: () => number;
}

/** Tells whether the process has more to do than it can: whether its turns have come late in the last second. */
export function watchLoad({ delay, clock }: Options): () => boolean {
  let since = clock();
  let isOverloaded = false;
  return () => {
    if (clock() - since >= WINDOW_MS && delay.count >= FEWEST_TURNS) {
      isOverloaded = delay.mean > LONGEST_DELAY_NS;
      delay.reset();
      since = clock();
    }
    return isOverloaded;
  };
}
