import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isObjectType,
} from "graphql";
import { CONTENT_TYPES, toTypeName } from "../content/content-types.ts";
import { answerAccountOperation } from "./account-operations.ts";
import type { Accounts, RequestContext } from "./context.ts";
import { findEntry, listEntries, listLocales, listRelated } from "./entry-resolvers.ts";
import { describeScalars } from "./scalars.ts";

type Field = GraphQLField<unknown, RequestContext>;
type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

const CONTENT_TYPE_NAMES = new Set<string>(CONTENT_TYPES.map(toTypeName));

/** The contract's schema, answering from the request's content. Resolvers follow from the shape of each field. */
export function createSchema(accounts: Accounts | undefined): GraphQLSchema {
  const sdl = readFileSync(new URL(import.meta.resolve("@learn-bittensor/contract/schema.graphql")), "utf8");
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  describeScalars(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) {
      const resolve = isRoot ? toRootResolver(field, accounts) : toFieldResolver(field, type);
      if (resolve) field.resolve = resolve;
    }
  }
  return schema;
}

function toRootResolver(field: Field, accounts: Accounts | undefined): Resolver {
  const type = getNamedType(field.type);
  if (isObjectType(type)) {
    if (CONTENT_TYPE_NAMES.has(type.name)) return findEntry;
    const entries = entriesOf(type);
    if (field.name === "i18NLocales" && entries) return listLocales(entries, filtersOf(field));
    if (entries && CONTENT_TYPE_NAMES.has(entries.name)) return listEntries(entries, filtersOf(field));
  }
  return answerAccountOperation(accounts?.operations[field.name]);
}

/** Undefined where a field is simply what its entry or component holds under its name. */
function toFieldResolver(field: Field, owner: GraphQLObjectType): Resolver | undefined {
  const type = getNamedType(field.type);
  if (type === owner && (field.name === "attributes" || field.name === "data")) return (source) => source;
  if (!isObjectType(type)) return undefined;
  const entries = entriesOf(type);
  if (entries) return listRelated(field.name, entries, filtersOf(field), (list) => ({ data: list, nodes: list }));
  if (isListType(field.type)) return listRelated(field.name, type, filtersOf(field), (list) => list);
  return undefined;
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
