import { createApiError } from "../../graphql/api-error.ts";

type Queue = {
  concurrency: number;
  mostWaiting: number;
  /** Who has waited longer is turned away when the turn comes: by then nobody may be listening any more. */
  longestWaitMs: number;
  clock: () => number;
};

type Waiting = { since: number; take: () => void; turnAway: (error: Error) => void };

/** Lets this much work run at a time; the rest waits its turn, and what finds too long a queue is turned away. */
export function createWorkQueue({ concurrency, mostWaiting, longestWaitMs, clock }: Queue) {
  const waiting: Waiting[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw createBusyError();
    // The turn is handed on: nobody who comes later takes it.
    await new Promise<void>((take, turnAway) => waiting.push({ since: clock(), take, turnAway }));
  }

  function passTurn(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (clock() - next.since <= longestWaitMs) {
        next.take();
        return;
      }
      next.turnAway(createBusyError());
    }
    running -= 1;
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await takeTurn();
    try {
      return await work();
    } finally {
      passTurn();
    }
  };
}

/** Nothing was wrong with what was asked, and nothing was done. */
function createBusyError(): Error {
  return createApiError("RateLimitError", "Accounts are busy, please try again in a few seconds.");
}
