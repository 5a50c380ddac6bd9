/** What an epoch pays to each half, in α: 41 % of 360 α, as in the worked example. */
export const HALF = 147.6;
export const COLUMNS = ["stake", "trust", "dividends", "incentive", "emission"] as const;
type Column = (typeof COLUMNS)[number];

/** The invented subnet of the worked example: two validators, then three miners. */
const NEURONS = [
  { stake: 60_000, trust: 1, dividends: 0.64 },
  { stake: 40_000, trust: 0.84, dividends: 0.36 },
  { incentive: 0.62 },
  { incentive: 0.38 },
  { incentive: 0 },
] as const;

interface Row extends Readonly<Record<Column, number | null>> {
  readonly uid: number;
  readonly isValidator: boolean;
}

/** The metagraph: null where a column does not concern a row. Emission follows from dividends and incentive. */
export const ROWS: readonly Row[] = NEURONS.map((neuron, uid) => {
  const isValidator = "stake" in neuron;
  const share = isValidator ? neuron.dividends : neuron.incentive;
  return {
    uid,
    isValidator,
    stake: isValidator ? neuron.stake : null,
    trust: isValidator ? neuron.trust : null,
    dividends: isValidator ? neuron.dividends : null,
    incentive: isValidator ? null : neuron.incentive,
    emission: share * HALF,
  };
});

/** How long a bar is: the largest value of its column is 1. */
export function shareOfLargest(row: Row, column: Column): number {
  const largest = Math.max(...ROWS.map((one) => one[column] ?? 0));
  return (row[column] ?? 0) / largest;
}
