import { GraphQLError } from "graphql";

/** What one entry in an answer costs, in comparisons of one entry. */
const COST_OF_AN_ENTRY = 50;

/** Bounds what one request may make the server do: nested lists multiply, however short the query is. */
export type Budget = ReturnType<typeof createBudget>;

/** A budget of `work` (one for each entry looked at, fifty for each entry answered) and of time. */
export function createBudget({ work, milliseconds }: { work: number; milliseconds: number }) {
  const deadline = performance.now() + milliseconds;
  let spent = 0;

  function spend(amount: number): void {
    spent += amount;
    if (spent > work) throw new BudgetError("The query asks for too much at once", 400);
    if (performance.now() > deadline) throw new BudgetError("The query takes too long", 503);
  }

  return {
    /** Counts entries that are compared; throws where it is too much. */
    look: (entries: number) => spend(entries),
    /** Counts entries that are answered; throws where it is too much. */
    answer: (entries: number) => spend(entries * COST_OF_AN_ENTRY),
    get spent() {
      return spent;
    },
  };
}

/** Ends a whole request, not one field of it. */
export class BudgetError extends GraphQLError {
  readonly status: 400 | 503;

  constructor(message: string, status: 400 | 503) {
    super(message);
    this.status = status;
  }
}
