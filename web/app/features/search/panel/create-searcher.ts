/** How long one pauses before what was typed is searched. */
export const DEBOUNCE_MS = 300;

/** An engine that has not answered by then has failed. */
const TIMEOUT_MS = 10_000;

/** An engine that cannot answer yet is asked so often altogether. */
const MOST_TRIES = 6;

/** The timers of the browser, or a test's own. */
export interface Clock {
  setTimeout(callback: () => void, delayMs: number): number;
  clearTimeout(timer: number | undefined): void;
}

interface SearcherOptions<Answer> {
  clock: Clock;
  /** Asks the engine; rejects where it does not answer. */
  ask: (text: string, signal: AbortSignal) => Promise<Answer>;
  onAnswer: (answer: Answer, text: string) => void;
  /** After how many milliseconds it may answer where it has not; null where it is not to be asked again. */
  askAgainAfter: (error: unknown) => number | null;
  /** Told that the same is asked again after a while. */
  onDelay: () => void;
  onFailure: (error: unknown) => void;
}

/** Searches when typing pauses. Only the answer to the newest text counts; what is still asked for older ones is aborted. */
export function createSearcher<Answer>(options: SearcherOptions<Answer>) {
  const { clock, ask, onAnswer, askAgainAfter, onDelay, onFailure } = options;
  let pause: number | undefined;
  let current: AbortController | undefined;

  const cancel = () => {
    clock.clearTimeout(pause);
    current?.abort();
    current = undefined;
  };

  const search = async (text: string, tries: number) => {
    cancel();
    const own = new AbortController();
    current = own;
    const timeout = clock.setTimeout(() => fail(new Error("the search engine does not answer")), TIMEOUT_MS);
    function fail(error: unknown) {
      if (current !== own) return;
      cancel();
      const delayMs = tries < MOST_TRIES ? askAgainAfter(error) : null;
      if (delayMs === null) return onFailure(error);
      pause = clock.setTimeout(() => void search(text, tries + 1), delayMs);
      onDelay();
    }
    try {
      const answer = await ask(text, own.signal);
      if (current !== own) return;
      current = undefined;
      onAnswer(answer, text);
    } catch (error) {
      fail(error);
    } finally {
      clock.clearTimeout(timeout);
    }
  };

  const searchNow = (text: string) => search(text, 1);

  return {
    /** Searches once nothing has been typed for 300 ms. */
    schedule(text: string): void {
      cancel();
      pause = clock.setTimeout(() => void searchNow(text), DEBOUNCE_MS);
    },
    searchNow,
    /** Forgets what was to be searched and what is being asked. */
    cancel,
  };
}
