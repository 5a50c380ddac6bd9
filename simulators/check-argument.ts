/** What a number, or each number of a list, may be: from `min` to `max`, both included, never NaN and never infinite. */
export interface NumberRange {
  /** Default: the lowest finite number. */
  readonly min?: number;
  /** Default: the highest finite number, or with `isWhole` the highest exact one, 2⁵³ − 1. */
  readonly max?: number;
  readonly isWhole?: boolean;
}

/**
 * Refuses what a simulator cannot compute with, in words that name the argument, what is wrong and what is allowed:
 * `kappa: expected a number from 0 to 1, got NaN`.
 *
 * @throws {TypeError} for what is no number at all
 * @throws {RangeError} for NaN, the infinities and numbers outside the range
 */
export function checkNumber(name: string, value: unknown, range: NumberRange = {}): void {
  if (typeof value === "number" && isWithin(value, range)) return;
  const expected = `${name}: expected ${describeRange(range)}`;
  if (typeof value !== "number") throw new TypeError(`${expected}, got ${describeValue(value)}`);
  throw new RangeError(`${expected}, got ${value}`);
}

/**
 * `checkNumber` for a list; the message names the place: `stake[3]: …`.
 *
 * @throws {TypeError} for what is no list
 * @throws {RangeError} for another length than `length`
 */
export function checkNumbers(
  name: string,
  values: unknown,
  { length, ...range }: NumberRange & { readonly length?: number } = {},
): void {
  const list = checkLength(name, values, length);
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index];
    if (typeof value !== "number" || !isWithin(value, range)) checkNumber(`${name}[${index}]`, value, range);
  }
}

/** @throws {TypeError} for what is no list, or {RangeError} for one of another length */
export function checkLength(name: string, values: unknown, length: number | undefined): readonly unknown[] {
  if (!Array.isArray(values)) throw new TypeError(`${name}: expected a list, got ${describeValue(values)}`);
  if (length !== undefined && values.length !== length)
    throw new RangeError(`${name}: expected ${length} entries, got ${values.length}`);
  return values;
}

function isWithin(value: number, { min, max, isWhole }: NumberRange): boolean {
  if (isWhole ? !Number.isSafeInteger(value) : !Number.isFinite(value)) return false;
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

function describeRange({ min, max, isWhole }: NumberRange): string {
  const kind = isWhole ? "a whole number" : "a number";
  if (min === undefined && max === undefined) return kind;
  if (max === undefined) return `${kind} of ${min} or more`;
  if (min === undefined) return `${kind} of ${max} or less`;
  return `${kind} from ${min} to ${max}`;
}

/** What a value is, in the words of a message. */
export function describeValue(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "a list" : typeof value;
}
