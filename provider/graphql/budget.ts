/** What one entry in an answer costs, in comparisons of one value. */
const COST_OF_AN_ENTRY = 100;

/** Bounds what one request may make the server do: nested lists multiply, however short the query is. */
export type Budget = ReturnType<typeof createBudget>;

/** Why a request was ended. */
export type Exhaustion = "work" | "time";

/** A budget of `work` (see `Limits.work`) and of time, by `clock`. */
export function createBudget(limits: { work: number; milliseconds: number }, clock: () => number) {
  const deadline = clock() + limits.milliseconds;
  const error = new Error("The budget of the request is exhausted");
  let spent = 0;
  let exhausted: Exhaustion | null = null;

  function spend(amount: number): void {
    spent += amount;
    if (spent > limits.work) exhausted ??= "work";
    else if (clock() > deadline) exhausted ??= "time";
    if (exhausted) throw error;
  }

  return {
    /** Counts values that are compared; throws where it is too much. */
    compare: (values: number) => spend(values),
    /** Counts entries that are answered; throws where it is too much. */
    answer: (entries: number) => spend(entries * COST_OF_AN_ENTRY),
    get spent() {
      return spent;
    },
    get exhausted() {
      return exhausted;
    },
  };
}
