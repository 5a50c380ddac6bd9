import { both, either, negate, type Truth } from "./truth.ts";

/** Whether a field's value passes; null values are absent ones. */
export type Condition = (value: unknown) => Truth;

/** A value in lower case. */
export type Lowering = (value: string | number) => string;

type Comparison = (value: string | number, asked: string | number, lower: Lowering) => boolean;

/** The operators that compare a value with one other; an absent value passes none of them. */
const COMPARISONS: Record<string, Comparison> = {
  eq: (value, asked) => value === asked,
  ne: (value, asked) => value !== asked,
  eqi: (value, asked, lower) => lower(value) === lower(asked),
  nei: (value, asked, lower) => lower(value) !== lower(asked),
  contains: (value, asked) => String(value).includes(String(asked)),
  containsi: (value, asked, lower) => lower(value).includes(lower(asked)),
  notContains: (value, asked) => !String(value).includes(String(asked)),
  notContainsi: (value, asked, lower) => !lower(value).includes(lower(asked)),
  startsWith: (value, asked) => String(value).startsWith(String(asked)),
  endsWith: (value, asked) => String(value).endsWith(String(asked)),
  gt: (value, asked) => value > asked,
  gte: (value, asked) => value >= asked,
  lt: (value, asked) => value < asked,
  lte: (value, asked) => value <= asked,
};

/** Puts each text into lower case once, however often it is compared. */
export function createLowering(): Lowering {
  const known = new Map<string | number, string>();
  return (value) => {
    const earlier = known.get(value);
    if (earlier !== undefined) return earlier;
    const lowered = String(value).toLowerCase();
    known.set(value, lowered);
    return lowered;
  };
}

/** What `{ eq: "staking" }`, `{ gt: 3, lt: 9 }` and the like ask of a value: all of it. */
export function toCondition(operators: Readonly<Record<string, unknown>>, lower: Lowering): Condition {
  const conditions = Object.entries(operators).map(([operator, asked]) => toSingleCondition(operator, asked, lower));
  return (value) => both(conditions.map((condition) => condition(value)));
}

function toSingleCondition(operator: string, asked: unknown, lower: Lowering): Condition {
  const compare = createComparing(lower);
  const list = Array.isArray(asked) ? asked : [asked];
  switch (operator) {
    case "null":
      return asked === null ? passAll : (value) => (value === null) === asked;
    case "notNull":
      return asked === null ? passAll : (value) => (value !== null) === asked;
    case "not": {
      const condition = isOperators(asked) ? toCondition(asked, lower) : passAll;
      return (value) => negate(condition(value));
    }
    case "and":
      return (value) => both(list.map((each) => compare("eq", value, each)));
    case "or":
    case "in":
      return (value) => either(list.map((each) => compare("eq", value, each)));
    case "notIn":
      return (value) => both(list.map((each) => compare("ne", value, each)));
    case "between":
      return (value) => both([compare("gte", value, list[0]), compare("lte", value, list[1])]);
    default:
      return (value) => compare(operator, value, asked);
  }
}

/** An absent value equals null; any other comparison with it is neither true nor false. */
function createComparing(lower: Lowering) {
  return function compare(operator: string, value: unknown, asked: unknown): Truth {
    if (asked === null && operator === "eq") return value === null;
    if (asked === null && operator === "ne") return value !== null;
    const comparison = COMPARISONS[operator];
    if (!comparison || value === null || asked === null || asked === undefined) return null;
    return comparison(toComparable(value), toComparable(asked), lower);
  };
}

function toComparable(value: unknown): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  return typeof value === "boolean" ? Number(value) : JSON.stringify(value);
}

function passAll(): Truth {
  return true;
}

function isOperators(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
