/** Does work while there is little of it: null where so much is under way already, and the work is then not begun. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result> | null;

/** At most so much at the same time; what is beyond is not done. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let underWay = 0;
  return (work) => {
    if (underWay >= most) return null;
    underWay += 1;
    return work().finally(() => {
      underWay -= 1;
    });
  };
}
