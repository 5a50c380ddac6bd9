import { type GraphQLInputObjectType, getNullableType, isInputObjectType } from "graphql";
import type { Budget } from "./budget.ts";
import { type Condition, toCondition } from "./filter-conditions.ts";
import { both, either, negate, type Truth } from "./truth.ts";

type Fields = Readonly<Record<string, unknown>>;
type Test = (fields: Fields) => Truth;

/** Stands for the missing entry of an empty relation: all its fields are null. */
const NO_ENTRY: Fields = {};

/** The entries that filters of the type `ConceptFiltersInput` and the like let through. */
export function filterEntries<Entry extends Fields>(
  entries: readonly Entry[],
  filters: Fields | null | undefined,
  type: GraphQLInputObjectType | undefined,
  budget: Budget,
): readonly Entry[] {
  if (!filters || !type) return entries;
  const test = toTest(filters, type, budget);
  budget.compare(entries.length * countValues(filters));
  return entries.filter((entry) => test(entry) === true);
}

function toTest(filters: Fields, type: GraphQLInputObjectType, budget: Budget): Test {
  const tests = Object.entries(filters).flatMap(([name, filter]) => {
    if (name === "and" || name === "or") {
      const parts = [filter]
        .flat()
        .filter(isFields)
        .map((part) => toTest(part, type, budget));
      return filter === null ? [] : [name === "and" ? all(parts) : any(parts)];
    }
    if (!isFields(filter)) return [];
    if (name === "not") {
      const test = toTest(filter, type, budget);
      return [(fields: Fields) => negate(test(fields))];
    }
    const fieldType = getNullableType(type.getFields()[name]?.type);
    if (!isInputObjectType(fieldType)) return [];
    return [
      isNested(fieldType) ? toNestedTest(name, filter, fieldType, budget) : toFieldTest(name, toCondition(filter)),
    ];
  });
  return all(tests);
}

function toFieldTest(name: string, condition: Condition): Test {
  return (fields) => condition(fields[name] ?? null);
}

/** Through a relation or into components: some of them must pass. */
function toNestedTest(name: string, filters: Fields, type: GraphQLInputObjectType, budget: Budget): Test {
  const test = toTest(filters, type, budget);
  const values = countValues(filters);
  return (fields) => {
    const targets = [fields[name]].flat().filter(isFields);
    budget.compare(targets.length * values);
    return either(targets.length === 0 ? [test(NO_ENTRY)] : targets.map(test));
  };
}

function all(tests: readonly Test[]): Test {
  return (fields) => both(tests.map((test) => test(fields)));
}

function any(tests: readonly Test[]): Test {
  return (fields) => tests.length === 0 || either(tests.map((test) => test(fields)));
}

/** How many values filters compare an entry with. */
function countValues(filters: unknown): number {
  if (!isFields(filters)) return 1;
  return Object.values(filters).reduce<number>((sum, filter) => sum + countValues(filter), 0);
}

/** `ConceptFiltersInput` filters entries or components, `StringFilterInput` filters values. */
function isNested(type: GraphQLInputObjectType): boolean {
  return type.name.endsWith("FiltersInput");
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
