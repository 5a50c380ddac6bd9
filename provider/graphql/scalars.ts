import { GraphQLError, type GraphQLSchema, isScalarType, Kind, type ValueNode } from "graphql";

const ALL_LOCALES = "*";
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const namesOfLanguages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Teaches a schema's scalars what they accept. */
export function describeScalars(schema: GraphQLSchema): void {
  describeScalar(schema, "DateTime", parseMoment);
  describeScalar(schema, "Date", parseDay);
  describeScalar(schema, "I18NLocaleCode", String, parseLocaleLiteral);
}

function describeScalar(
  schema: GraphQLSchema,
  name: string,
  parseValue: (value: unknown) => string,
  parseLiteral?: (node: ValueNode) => string,
): void {
  const type = schema.getType(name);
  if (!isScalarType(type)) throw new Error(`schema.graphql: expected a scalar "${name}", got none`);
  type.parseValue = parseValue;
  type.parseLiteral = parseLiteral ?? ((node) => parseValue("value" in node ? node.value : undefined));
}

/** Any moment, stored as UTC, so that moments compare as text. */
function parseMoment(value: unknown): string {
  const moment = typeof value === "string" ? new Date(value) : null;
  if (!moment || Number.isNaN(moment.getTime()))
    throw new GraphQLError(`DateTime cannot represent ${JSON.stringify(value)}`);
  return moment.toISOString();
}

function parseDay(value: unknown): string {
  if (typeof value !== "string" || !DAY.test(value))
    throw new GraphQLError(`Date cannot represent ${JSON.stringify(value)}`);
  return value;
}

/** In the query text a locale must at least be a language; in a variable any text passes, and matches nothing. */
function parseLocaleLiteral(node: ValueNode): string {
  if (node.kind !== Kind.STRING) throw new Error("Locale cannot represent non string type");
  if (node.value !== ALL_LOCALES && !isLanguage(node.value)) throw new Error("Unknown locale supplied");
  return node.value;
}

function isLanguage(code: string): boolean {
  try {
    return namesOfLanguages.of(code) !== undefined;
  } catch {
    return false;
  }
}
