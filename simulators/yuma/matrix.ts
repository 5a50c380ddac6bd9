/** Rows of numbers, all of the same length. Row `i` belongs to validator UID `i`, column `j` to miner UID `j`. */
export type Matrix = readonly (readonly number[])[];

/** Each value divided by the sum of all; zeros where the sum is 0. */
export function normalize(values: readonly number[]): number[] {
  const sum = sumOf(values);
  return sum > 0 ? values.map((value) => value / sum) : values.map(() => 0);
}

export function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** The sum of each column. */
function sumColumns(matrix: Matrix, columnCount: number): number[] {
  return weighColumns(matrix, [], columnCount);
}

/** Σᵢ xᵢ·Mᵢⱼ for each column j, with xᵢ = 1 where `rowWeights` says nothing. */
export function weighColumns(matrix: Matrix, rowWeights: readonly number[], columnCount: number): number[] {
  const sums = new Array<number>(columnCount).fill(0);
  for (const [i, row] of matrix.entries()) {
    const rowWeight = rowWeights[i] ?? 1;
    for (let j = 0; j < columnCount; j += 1) sums[j] = (sums[j] ?? 0) + rowWeight * (row[j] ?? 0);
  }
  return sums;
}

/** Σⱼ Mᵢⱼ·yⱼ for each row i. */
export function weighRows(matrix: Matrix, columnWeights: readonly number[]): number[] {
  return matrix.map((row) => {
    let sum = 0;
    for (let j = 0; j < row.length; j += 1) sum += (row[j] ?? 0) * (columnWeights[j] ?? 0);
    return sum;
  });
}

/** Each column divided by its sum; a column of zeros stays. */
export function normalizeColumns(matrix: Matrix, columnCount: number): number[][] {
  return divideColumns(matrix, sumColumns(matrix, columnCount));
}

/** Each column divided by its largest value; a column of zeros stays. Known as max-upscaling on the chain. */
export function upscaleColumns(matrix: Matrix, columnCount: number): number[][] {
  const largest = new Array<number>(columnCount).fill(0);
  for (const row of matrix)
    for (let j = 0; j < columnCount; j += 1) largest[j] = Math.max(largest[j] ?? 0, row[j] ?? 0);
  return divideColumns(matrix, largest);
}

/**
 * Each value cut down to its column's threshold: min(Mᵢⱼ, Cⱼ).
 *
 * Follows `inplace_col_clip` in subtensor's `epoch/math.rs`.
 */
export function clipColumns(matrix: Matrix, thresholds: readonly number[]): number[][] {
  return matrix.map((row) => row.map((value, j) => Math.min(value, thresholds[j] ?? 0)));
}

/** (1 − t)·A + t·B, cell by cell. */
export function interpolate(a: Matrix, b: Matrix, t: number): number[][] {
  return a.map((row, i) => {
    const other = b[i] ?? [];
    return row.map((value, j) => (1 - t) * value + t * (other[j] ?? 0));
  });
}

function divideColumns(matrix: Matrix, divisors: readonly number[]): number[][] {
  return matrix.map((row) =>
    row.map((value, j) => {
      const divisor = divisors[j] ?? 0;
      return divisor > 0 ? value / divisor : value;
    }),
  );
}
