import type { Limits } from "./limits.ts";

/** What one entry in an answer costs, in comparisons of one value. */
const COST_OF_AN_ENTRY = 100;
/** What one field in an answer costs. */
const COST_OF_A_FIELD = 5;
/** Quotes, braces, commas and a `__typename` around a field. */
const CHARACTERS_AROUND_A_FIELD = 10;

/** Bounds what one request may make the server do: nested lists multiply, however short the query is. */
export type Budget = ReturnType<typeof createBudget>;

/** Why a request was ended. */
export type Exhaustion = "work" | "characters" | "time";

/** A budget of work, of characters in the answer and of time, by `clock`; see `Limits`. */
export function createBudget(limits: Pick<Limits, "work" | "characters" | "milliseconds">, clock: () => number) {
  let deadline = clock() + limits.milliseconds;
  let work = 0;
  let characters = 0;
  let exhausted: Exhaustion | null = null;

  function spend(amount: number): void {
    work += amount;
    if (work > limits.work) exhausted ??= "work";
    else if (characters > limits.characters) exhausted ??= "characters";
    else if (clock() > deadline) exhausted ??= "time";
    if (exhausted) throw new Error("The budget of the request is exhausted");
  }

  return {
    /** Counts values that are compared; throws where it is too much. */
    compare: (values: number) => spend(values),
    /** Counts entries that are answered; throws where it is too much. */
    answer: (entries: number) => spend(entries * COST_OF_AN_ENTRY),
    /** Counts a field that is answered, with the characters of its name and value; throws where it is too much. */
    answerField(length: number) {
      characters += length + CHARACTERS_AROUND_A_FIELD;
      spend(COST_OF_A_FIELD);
    },
    /** Waits for what others do; that time is not the request's. */
    async wait<Value>(value: Value): Promise<Awaited<Value>> {
      const start = clock();
      try {
        return await value;
      } finally {
        deadline += clock() - start;
      }
    },
    /** About how long the answer is in JSON. */
    get characters() {
      return characters;
    },
    get exhausted() {
      return exhausted;
    },
  };
}
