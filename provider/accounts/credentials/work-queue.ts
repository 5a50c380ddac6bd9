import { createApiError } from "../../graphql/api-error.ts";

/** Lets this much work run at a time; the rest waits its turn, and what finds too long a queue is turned away. */
export function createWorkQueue({ concurrency, mostWaiting }: { concurrency: number; mostWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) {
      throw createApiError("RateLimitError", "Too many requests, please try again later.");
    }
    // The turn is handed on: nobody who comes later takes it.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
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
