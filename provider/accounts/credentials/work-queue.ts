import pLimit from "p-limit";
import { createApiError } from "../../graphql/api-error.ts";

type Queue = {
  concurrency: number;
  mostWaiting: number;
  /** Who has waited longer is turned away when the turn comes: by then nobody may be listening any more. */
  longestWaitMs: number;
  clock: () => number;
};

/** Lets this much work run at a time; the rest waits its turn, and what finds too long a queue is turned away. */
export function createWorkQueue({ concurrency, mostWaiting, longestWaitMs, clock }: Queue) {
  const limit = pLimit(concurrency);

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.activeCount + limit.pendingCount >= concurrency + mostWaiting) throw createBusyError();
    const since = clock();
    return limit(() => {
      if (clock() - since > longestWaitMs) throw createBusyError();
      return work();
    });
  };
}

/** Nothing was wrong with what was asked, and nothing was done. */
function createBusyError(): Error {
  return createApiError("RateLimitError", "Accounts are busy, please try again in a few seconds.");
}
