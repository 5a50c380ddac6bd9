/** What a computation comes to, run to its end. */
export function finish<Result>(computation: Generator<number, Result, void>): Result {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
  }
}
