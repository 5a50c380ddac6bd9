import { type Fields, isFields } from "./read-input.ts";

/** A value that is not what the vector expects. */
export interface Difference {
  /** As `epochs[3].dividends[1]`. */
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
  /** As `fraction_abs 0.000001`. */
  readonly tolerance: string;
}

/**
 * The sort of a value by its name, and with it the tolerance that a vector may give for its sort alone. The first that
 * fits holds.
 */
const SORTS: readonly (readonly [RegExp, string])[] = [
  [/u16/, "u16_abs"],
  [/fraction|proportion/, "fraction_abs"],
  [/price/, "price_rel"],
  [/w_quote|weight_after/, "w_abs"],
  [/dividends.*\.\d+$/, "rao_abs"],
  [/_rao|fee|amount|reserve|ideal|gives|cost|owner_cut|miners|validators_and|root_alpha/, "rao_abs"],
  [/share|theta|gate|net_ema|norm_factor/, "share_abs"],
  [/bonds|alphas|consensus|incentive/, "bond_abs"],
  [/dividends|trust/, "dividend_abs"],
];

/** What holds for any sort, in the order in which it is looked for. */
const FOR_ANY_SORT = ["abs", "rel", "fraction_abs", "share_abs", "bond_abs", "dividend_abs", "price_rel", "rao_abs"];

/** Where a vector says `exact`, whole numbers have to be the same; fractions may differ in their last bits. */
const EXACT_REL = 1e-12;

/** A difference as large as is allowed passes, also where the subtraction makes it a hair larger. */
const ROUNDING_SLACK = 1e-9;

/** All that is in `expected` and is not, within the tolerance, in `got`. What is only in `got` does not matter. */
export function findDifferences(expected: unknown, got: unknown, tolerance: Fields, path = ""): Difference[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length)
      return [{ path, expected, got, tolerance: `${expected.length} entries` }];
    return expected.flatMap((entry, index) => findDifferences(entry, got[index], tolerance, `${path}[${index}]`));
  }
  if (isFields(expected)) {
    if (!isFields(got)) return [{ path, expected, got, tolerance: "an object" }];
    return Object.entries(expected).flatMap(([key, value]) =>
      findDifferences(value, got[key], tolerance, path === "" ? key : `${path}.${key}`),
    );
  }
  const { name, ...limit } = toleranceFor(path, tolerance);
  return isSame(expected, got, limit) ? [] : [{ path, expected, got, tolerance: name }];
}

function toleranceFor(path: string, tolerance: Fields) {
  const ofSort = SORTS.filter(([pattern]) => pattern.test(path)).map(([, name]) => name);
  for (const name of [...ofSort, ...FOR_ANY_SORT]) {
    const allowed = tolerance[name];
    if (typeof allowed === "number")
      return { name: `${name} ${allowed}`, allowed, isRelative: name.endsWith("rel"), isExact: false };
  }
  return { name: "exact", allowed: EXACT_REL, isRelative: true, isExact: true };
}

function isSame(
  expected: unknown,
  got: unknown,
  { allowed, isRelative, isExact }: { allowed: number; isRelative: boolean; isExact: boolean },
): boolean {
  const a = toNumber(expected);
  const b = toNumber(got);
  if (a === null || b === null) return expected === got;
  if (typeof a === "bigint" && typeof b === "bigint") {
    if (a === b || isExact) return a === b;
    // Between two large whole numbers the difference is exact, where that of their doubles is not.
    return isWithin(Number(a - b), Number(a), allowed, isRelative);
  }
  return isWithin(Number(a) - Number(b), Number(a), allowed, isRelative);
}

function isWithin(difference: number, expected: number, allowed: number, isRelative: boolean): boolean {
  const limit = isRelative ? allowed * Math.abs(expected) : allowed;
  return Math.abs(difference) <= limit * (1 + ROUNDING_SLACK);
}

/** Texts of digits are whole numbers above 2⁵³. */
function toNumber(value: unknown): number | bigint | null {
  if (typeof value === "bigint") return value;
  if (typeof value === "string" && /^-?\d+$/.test(value)) return BigInt(value);
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value) : value;
  return null;
}
