/** The fields of a JSON object whose contents are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** @throws {TypeError} for what is no object */
export function toFields(name: string, value: unknown): Fields {
  if (!isFields(value)) throw new TypeError(`${name}: expected an object, got ${JSON.stringify(value)}`);
  return value;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object in `fields`. */
export function fieldsIn(fields: Fields, key: string): Fields {
  return toFields(key, fields[key]);
}

/**
 * A number in `fields`, also where it is written as a text of digits. The first of the keys that is there counts.
 *
 * @throws {TypeError} where it is missing and there is no default, or is no number
 */
export function numberIn(fields: Fields, keys: string | readonly string[], fallback?: number): number {
  const [key, value] = find(fields, keys);
  if (value === undefined && fallback !== undefined) return fallback;
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  if (typeof number !== "number" || Number.isNaN(number))
    throw new TypeError(`${key}: expected a number, got ${JSON.stringify(value)}`);
  return number;
}

/** A whole number in `fields`, of any size: beyond 2⁵³ it is written as a text of digits. */
export function wholeIn(fields: Fields, key: string): bigint {
  const value = fields[key];
  if (typeof value === "string" && /^-?\d+$/.test(value)) return BigInt(value);
  if (typeof value === "number" && Number.isInteger(value)) return BigInt(value);
  throw new TypeError(`${key}: expected a whole number, got ${JSON.stringify(value)}`);
}

export function textIn(fields: Fields, key: string, fallback?: string): string {
  const value = fields[key] ?? fallback;
  if (typeof value !== "string") throw new TypeError(`${key}: expected a text, got ${JSON.stringify(value)}`);
  return value;
}

export function booleanIn(fields: Fields, key: string, fallback: boolean): boolean {
  const value = fields[key] ?? fallback;
  if (typeof value !== "boolean") throw new TypeError(`${key}: expected true or false, got ${JSON.stringify(value)}`);
  return value;
}

export function numbersIn(fields: Fields, keys: string | readonly string[]): number[] {
  const [key, value] = find(fields, keys);
  return toNumbers(key, value);
}

export function matrixIn(fields: Fields, key: string): number[][] {
  return listIn(fields, key).map((row, index) => toNumbers(`${key}[${index}]`, row));
}

/** A list of true and false; in a list of numbers 0 is false. */
export function booleansIn(fields: Fields, key: string): boolean[] {
  return listIn(fields, key).map(Boolean);
}

export function listIn(fields: Fields, key: string): readonly unknown[] {
  return toList(key, fields[key]);
}

/** What `read` makes of a field, or undefined where it is missing or null. */
export function optionalIn<T>(fields: Fields, key: string, read: (fields: Fields, key: string) => T): T | undefined {
  return fields[key] === undefined || fields[key] === null ? undefined : read(fields, key);
}

function find(fields: Fields, keys: string | readonly string[]): [string, unknown] {
  const names = typeof keys === "string" ? [keys] : keys;
  const key = names.find((name) => fields[name] !== undefined && fields[name] !== null) ?? names.join(" or ");
  return [key, fields[key] ?? undefined];
}

function toList(name: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${name}: expected a list, got ${JSON.stringify(value)}`);
  return value;
}

function toNumbers(name: string, value: unknown): number[] {
  return toList(name, value).map((entry, index) => {
    if (typeof entry !== "number")
      throw new TypeError(`${name}[${index}]: expected a number, got ${JSON.stringify(entry)}`);
    return entry;
  });
}
