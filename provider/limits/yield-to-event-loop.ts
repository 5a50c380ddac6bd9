/** Resolves in a turn of the event loop that nobody else who asks is given. */
export type YieldToEventLoop = () => Promise<void>;

/**
 * Takes long work apart: who waits for a turn before each piece of it lets visitors of pages that are there be answered in
 * between, however many such works are under way. Nothing waits for another work to end.
 */
export function createYield(): YieldToEventLoop {
  const waiting: (() => void)[] = [];
  let isScheduled = false;
  const schedule = () => {
    isScheduled = true;
    setImmediate(giveTurn);
  };
  const giveTurn = () => {
    waiting.shift()?.();
    // What the piece leaves for later comes before the next piece.
    queueMicrotask(() => {
      isScheduled = false;
      if (waiting.length > 0) schedule();
    });
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isScheduled) schedule();
    });
}
