import { type GraphQLInputObjectType, getNullableType, isInputObjectType } from "graphql";
import type { Budget } from "./budget.ts";
import { type Condition, createLowering, type Lowering, toCondition } from "./filter-conditions.ts";
import { both, either, negate, type Truth } from "./truth.ts";

type Fields = Readonly<Record<string, unknown>>;
type Test = (fields: Fields) => Truth;

/** What filters share while they test the entries of a list. */
type Testing = { budget: Budget; lower: Lowering };

/** Comparing takes longer with long texts: as long as this many characters is one comparison more. */
const CHARACTERS_OF_A_COMPARISON = 100;

/** Stands for the missing entry of an empty relation: all its fields are null. */
const NO_ENTRY: Fields = {};

/** The entries that filters of the type `ConceptFiltersInput` and the like let through; others have their turn in between. */
export function filterEntries<Entry extends Fields>(
  entries: readonly Entry[],
  filters: Fields | null | undefined,
  type: GraphQLInputObjectType | undefined,
  budget: Budget,
): readonly Entry[] | Promise<readonly Entry[]> {
  if (!filters || !type) return entries;
  const test = toTest(filters, type, { budget, lower: createLowering() });
  return testEntries(entries, test, budget);
}

async function testEntries<Entry extends Fields>(entries: readonly Entry[], test: Test, budget: Budget) {
  const passing: Entry[] = [];
  for (const entry of entries) {
    if (budget.isTurnOver) await budget.rest();
    if (test(entry) === true) passing.push(entry);
  }
  return passing;
}

function toTest(filters: Fields, type: GraphQLInputObjectType, testing: Testing): Test {
  const tests = Object.entries(filters).flatMap(([name, filter]) => {
    if (name === "and" || name === "or") {
      const parts = [filter]
        .flat()
        .filter(isFields)
        .map((part) => toTest(part, type, testing));
      return filter === null ? [] : [name === "and" ? all(parts, testing) : any(parts)];
    }
    if (!isFields(filter)) return [];
    if (name === "not") {
      const test = toTest(filter, type, testing);
      return [(fields: Fields) => negate(test(fields))];
    }
    const fieldType = getNullableType(type.getFields()[name]?.type);
    if (!isInputObjectType(fieldType)) return [];
    return [isNested(fieldType) ? toNestedTest(name, filter, fieldType, testing) : toFieldTest(name, filter, testing)];
  });
  return all(tests, testing);
}

function toFieldTest(name: string, operators: Fields, { budget, lower }: Testing): Test {
  const condition: Condition = toCondition(operators, lower);
  const comparisons = countValues(operators);
  return (fields) => {
    const value = fields[name] ?? null;
    const length = typeof value === "string" ? value.length : 0;
    budget.compare(comparisons * (1 + length / CHARACTERS_OF_A_COMPARISON));
    return condition(value);
  };
}

/** Through a relation or into components: some of them must pass. */
function toNestedTest(name: string, filters: Fields, type: GraphQLInputObjectType, testing: Testing): Test {
  const test = toTest(filters, type, testing);
  return (fields) => {
    const targets = [fields[name]].flat().filter(isFields);
    return either(targets.length === 0 ? [test(NO_ENTRY)] : targets.map(test));
  };
}

/** Each filter is such a test, also an empty one, and is work for each entry it is put to. */
function all(tests: readonly Test[], { budget }: Testing): Test {
  return (fields) => {
    budget.compare(1);
    return both(tests.map((test) => test(fields)));
  };
}

function any(tests: readonly Test[]): Test {
  return (fields) => tests.length === 0 || either(tests.map((test) => test(fields)));
}

/** How many values operators compare a field with; at least one. */
function countValues(operators: unknown): number {
  if (!isFields(operators)) return 1;
  return Object.values(operators).reduce<number>((sum, asked) => sum + countValues(asked), 1);
}

/** `ConceptFiltersInput` filters entries or components, `StringFilterInput` filters values. */
function isNested(type: GraphQLInputObjectType): boolean {
  return type.name.endsWith("FiltersInput");
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
