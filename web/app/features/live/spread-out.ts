/** Within this time after a change, every open page has asked for what is new. At the same moment, that would be a rush. */
export const SPREAD_MS = 1_000;

interface Services {
  /** The longest wait; 0 for none. */
  spreadMs: number;
  /** At least 0, less than 1. */
  random: () => number;
  wait: (callback: () => void, milliseconds: number) => unknown;
}

/** Calls back some time after it is asked to: another time on each page. Asked again meanwhile, it calls once. */
export function createSpreadOut({ spreadMs, random, wait }: Services, callback: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (spreadMs === 0) return callback();
    if (isWaiting) return;
    isWaiting = true;
    wait(() => {
      isWaiting = false;
      callback();
    }, spreadMs * random());
  };
}
