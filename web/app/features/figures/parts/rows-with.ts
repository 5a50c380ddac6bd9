/**
 * The states that a table has a row for, and among them what is drawn now: in the place of one that is called the same, as
 * rounded numbers may be.
 */
export function rowsWith(rows: readonly number[], drawn: readonly number[], name: (state: number) => string): number[] {
  const byName = new Map([...rows, ...drawn].map((state) => [name(state), state]));
  return [...byName.values()].sort((one, other) => one - other);
}
