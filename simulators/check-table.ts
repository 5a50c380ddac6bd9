import { checkLength, checkNumbers, describeValue, type NumberRange } from "./check-argument.ts";

/** `checkNumbers` for a matrix given as rows of the same length: `weights[2][5]: …`. */
export function checkMatrix(
  name: string,
  rows: unknown,
  { rowCount, columnCount, ...range }: NumberRange & { readonly rowCount?: number; readonly columnCount?: number } = {},
): void {
  for (const [index, row] of checkLength(name, rows, rowCount).entries())
    checkNumbers(`${name}[${index}]`, row, { ...range, length: columnCount });
}

/** `checkNumbers` for a list of true and false. */
export function checkBooleans(name: string, values: unknown, length?: number): void {
  const list = checkLength(name, values, length);
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index];
    if (typeof value !== "boolean")
      throw new TypeError(`${name}[${index}]: expected true or false, got ${describeValue(value)}`);
  }
}
