/** Lets so many through at once; the others wait in their order. */
export function createGate(atOnce: number) {
  const waiting: (() => void)[] = [];
  let within = 0;

  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (within < atOnce) within += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else within -= 1;
      }
    },
  };
}
