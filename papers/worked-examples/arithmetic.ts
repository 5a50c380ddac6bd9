// Sums and shares of short lists, as the formulas of the papers use them.

export function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${values.length}`);
  return value;
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function dot(left: number[], right: number[]): number {
  return sum(left.map((value, index) => value * at(right, index)));
}

export function scaled(values: number[]): number[] {
  const total = sum(values);
  return values.map((value) => (total === 0 ? 0 : value / total));
}

export function columns(rows: number[][]): number[][] {
  return at(rows, 0).map((_, j) => rows.map((row) => at(row, j)));
}

/** The whole numbers from `first` up to, but not including, `end`. */
export function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}
