/** As many as stand side by side and can still be read. */
export const MOST_COMPARED = 4;
/** How many more are remembered, to say that they were too many. */
const MOST_SURPLUS = 8;

/** Which subnets are to be compared, as the address says it. */
export interface AskedSubnets {
  /** By their number, each once, in the order asked for; no more than `MOST_COMPARED`. */
  numbers: readonly number[];
  /** Those that were asked for beyond them. */
  surplus: readonly number[];
  /** How much of what was asked for is no number at all. */
  senseless: number;
}

/** Reads `compare=1,4` and `compare=1&compare=4`, as a link and as a form says it. */
export function parseAskedSubnets(values: readonly string[]): AskedSubnets {
  const parts = values.flatMap((value) => value.split(",").map((part) => part.trim())).filter((part) => part !== "");
  const numbers = [...new Set(parts.filter(isNumber).map(Number))];
  return {
    numbers: numbers.slice(0, MOST_COMPARED),
    surplus: numbers.slice(MOST_COMPARED, MOST_COMPARED + MOST_SURPLUS),
    senseless: parts.filter((part) => !isNumber(part)).length,
  };
}

/** The same without one of them. */
export function withoutNumber(asked: AskedSubnets, number: number | null): AskedSubnets {
  return { numbers: asked.numbers.filter((each) => each !== number), surplus: [], senseless: 0 };
}

/** A netuid has at most five digits. */
function isNumber(part: string): boolean {
  return /^\d{1,5}$/.test(part);
}
