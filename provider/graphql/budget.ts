import type { YieldToEventLoop } from "../limits/yield-to-event-loop.ts";
import type { Limits } from "./limits.ts";

/** What one entry in an answer costs, in comparisons of one value. */
const COST_OF_AN_ENTRY = 100;
/** What one field in an answer costs. */
const COST_OF_A_FIELD = 5;
/** Quotes, braces, commas and a `__typename` around a field. */
const CHARACTERS_AROUND_A_FIELD = 10;
/** How long others wait for one request, about: the clock may be five milliseconds late. */
const TURN_MS = 10;
/** What goes on for longer, one entry's filter for instance, is bounded by the work that it is: the collector of garbage may have come. */
const LONG_TURN_MS = 20;

/** Bounds what one request may make the server do: nested lists multiply, however short the query is. */
export type Budget = ReturnType<typeof createBudget>;

/** Why a request was ended. */
export type Exhaustion = "work" | "characters" | "time";

/** A budget of work, of characters in the answer and of time, by `clock`; see `Limits`. */
export function createBudget(
  limits: Pick<Limits, "work" | "workAtOnce" | "characters" | "milliseconds">,
  { clock, yieldToEventLoop }: { clock: () => number; yieldToEventLoop: YieldToEventLoop },
) {
  let work = 0;
  let characters = 0;
  let exhausted: Exhaustion | null = null;
  const end = Promise.withResolvers<Exhaustion>();
  let turn = { begunAt: clock(), work: 0 };
  let seenAt = turn.begunAt;
  let milliseconds = 0;

  /** What is yet to be done, as an entry is, is not done in this turn. */
  function spend(amount: number, doneNow = amount): void {
    work += amount;
    turn.work += doneNow;
    const now = clock();
    milliseconds += now - seenAt;
    seenAt = now;
    const isTooMuchAtOnce = turn.work > limits.workAtOnce && now - turn.begunAt > LONG_TURN_MS;
    if (work > limits.work || isTooMuchAtOnce) exhausted ??= "work";
    else if (characters > limits.characters) exhausted ??= "characters";
    else if (milliseconds > limits.milliseconds) exhausted ??= "time";
    if (!exhausted) return;
    end.resolve(exhausted);
    throw new Error("The budget of the request is exhausted");
  }

  async function wait<Value>(value: Value): Promise<Awaited<Value>> {
    try {
      return await value;
    } finally {
      seenAt = clock();
      turn = { begunAt: seenAt, work: 0 };
    }
  }

  return {
    /** Counts values that are compared; throws where it is too much. */
    compare: (values: number) => spend(values),
    /** Counts entries that are answered; throws where it is too much. */
    answer: (entries: number) => spend(entries * COST_OF_AN_ENTRY, 0),
    /** Counts a field that is answered, with the characters of its name and value; throws where it is too much. */
    answerField(length: number) {
      characters += length + CHARACTERS_AROUND_A_FIELD;
      spend(COST_OF_A_FIELD);
    },
    /** Waits for what others do; that time is not the request's. */
    wait,
    /** Whether others have waited long enough. */
    get isTurnOver() {
      return clock() - turn.begunAt >= TURN_MS;
    },
    /** Lets others have their turn, until there is another one for the request. */
    rest: () => wait(yieldToEventLoop()),
    /**
     * Settles as the promise does; never, once the budget is exhausted: the request is answered then, and what fails in the rest of
     * it would be a rejection that nobody handles.
     */
    unlessExhausted<Value>(promise: Promise<Value>): Promise<Value> {
      return new Promise((resolve, reject) => {
        promise.then(
          (value) => {
            if (!exhausted) resolve(value);
          },
          (error) => {
            if (!exhausted) reject(error);
          },
        );
      });
    },
    /** Resolves with the reason as soon as the budget is exhausted. */
    ended: end.promise,
    /** About how long the answer is in JSON. */
    get characters() {
      return characters;
    },
    get exhausted() {
      return exhausted;
    },
  };
}
