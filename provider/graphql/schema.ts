import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isObjectType,
} from "graphql";
import { CONTENT_TYPES, toTypeName } from "../content/content-types.ts";
import { answerAccountOperation } from "./account-operations.ts";
import { chargeField } from "./charge-fields.ts";
import type { Accounts, LiveContext, RequestContext } from "./context.ts";
import { findEntry, listEntries, listLocales, listRelated } from "./entry-resolvers.ts";
import { answerGradeQuiz, OWN_CONTENT } from "./own-content.ts";
import { describeScalars } from "./scalars.ts";

type Field = GraphQLField<unknown, RequestContext>;

const CONTENT_TYPE_NAMES = new Set<string>(CONTENT_TYPES.map(toTypeName));

/** The contract's schema, answering from the request's content. Resolvers follow from the shape of each field. */
export function createSchema(accounts: Accounts | undefined): GraphQLSchema {
  const sdl = readFileSync(new URL(import.meta.resolve("@learn-bittensor/contract/schema.graphql")), "utf8");
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  describeScalars(schema);
  const told = answerSubscriptions(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__") || told.has(type)) continue;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) {
      if (isRoot) answerRootField(field, accounts);
      else answerField(field, type);
      chargeField(field);
    }
  }
  return schema;
}

/** What is told over a live connection has no budget of a request to count in. Answers the types that are told. */
function answerSubscriptions(schema: GraphQLSchema): Set<unknown> {
  const type = schema.getSubscriptionType();
  const fields = Object.values(type?.getFields() ?? {});
  for (const field of fields) field.subscribe = (_source, _args, { changes }: LiveContext) => changes.follow();
  return new Set([type, ...fields.map((field) => getNamedType(field.type))]);
}

function answerRootField(field: Field, accounts: Accounts | undefined): void {
  const type = getNamedType(field.type);
  const entries = isObjectType(type) ? entriesOf(type) : undefined;
  const filters = filtersOf(field);
  const own = OWN_CONTENT[field.name];
  if (isObjectType(type) && CONTENT_TYPE_NAMES.has(type.name)) field.resolve = findEntry(type);
  else if (entries && CONTENT_TYPE_NAMES.has(entries.name)) field.resolve = listEntries(entries, filters);
  else if (entries && field.name === "i18NLocales") field.resolve = listLocales(entries, filters);
  else if (own) field.resolve = own;
  else if (field.name === "gradeQuiz") field.resolve = answerGradeQuiz;
  else field.resolve = answerAccountOperation(accounts?.operations[field.name]);
  field.extensions = { isContent: CONTENT_TYPE_NAMES.has(entries?.name ?? type.name) || own !== undefined };
}

/** Where a field is what its entry or component holds under its name, nothing has to be said. */
function answerField(field: Field, owner: GraphQLObjectType): void {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return;
  const entries = entriesOf(type);
  const filters = filtersOf(field);
  if (type === owner && (field.name === "attributes" || field.name === "data")) field.resolve = (source) => source;
  else if (entries) field.resolve = listRelated(field.name, entries, filters, (list) => ({ data: list, nodes: list }));
  else if (isListType(field.type) && isCut(field))
    field.resolve = listRelated(field.name, type, filters, (list) => list);
}

/** Lists that cannot be asked for page by page are answered whole. */
function isCut(field: Field): boolean {
  return field.args.some(({ name }) => name === "pagination");
}

/** The type of the entries in `ConceptEntityResponseCollection`, `ConceptRelationResponseCollection` and the like. */
function entriesOf(type: GraphQLObjectType): GraphQLObjectType | undefined {
  const nodes = type.name.endsWith("ResponseCollection") ? type.getFields().nodes : undefined;
  const entries = nodes && getNamedType(nodes.type);
  return isObjectType(entries) ? entries : undefined;
}

function filtersOf(field: Field) {
  const type = field.args.find(({ name }) => name === "filters")?.type;
  return isInputObjectType(type) ? type : undefined;
}
