/** The most of a pasted subnet that is reckoned with: as many as a subnet has by default. */
export const MOST_VALIDATORS = 64;
export const MOST_UIDS = 256;

const HEAD = 2;
export const LONGEST_TABLE = HEAD + 2 * MOST_VALIDATORS + MOST_UIDS + MOST_VALIDATORS * MOST_UIDS;

/** A subnet that was pasted. Weights are rows by validator, in any unit. */
export interface PastedTable {
  readonly validatorUids: readonly number[];
  readonly minerUids: readonly number[];
  readonly stake: readonly number[];
  readonly weights: readonly (readonly number[])[];
}

/** As a lab's state holds it: numbers alone. */
export function packTable({ validatorUids, minerUids, stake, weights }: PastedTable): number[] {
  return [validatorUids.length, minerUids.length, ...validatorUids, ...minerUids, ...stake, ...weights.flat()];
}

/** The table of `packTable`; null where there is none. */
export function unpackTable(numbers: readonly number[]): PastedTable | null {
  const [validators = 0, miners = 0] = numbers;
  const isWhole = numbers.length === HEAD + 2 * validators + miners + validators * miners;
  if (validators < 1 || miners < 1 || !isWhole) return null;
  const stakeAt = HEAD + validators + miners;
  const weightsAt = stakeAt + validators;
  return {
    validatorUids: numbers.slice(HEAD, HEAD + validators),
    minerUids: numbers.slice(HEAD + validators, stakeAt),
    stake: numbers.slice(stakeAt, weightsAt),
    weights: Array.from({ length: validators }, (_, i) =>
      numbers.slice(weightsAt + i * miners, weightsAt + (i + 1) * miners),
    ),
  };
}
