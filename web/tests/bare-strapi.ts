import { readFileSync } from "node:fs";
import {
  buildASTSchema,
  type DocumentNode,
  execute,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { ContentTransport } from "#app/site/content-client.server.ts";
import { OPTIONAL_PARTS } from "../server/any-strapi/optional-parts.ts";
import type { Dialect } from "../server/any-strapi/translate-query.ts";

const FIXTURES = new URL("../server/any-strapi/fixtures/", import.meta.url);
/** Of Strapi 5.54 with the content types alone; the contract's is recorded with the project's plugin. */
const SCHEMAS = {
  contract: new URL("../../contract/strapi/schema.graphql", import.meta.url),
  v4: new URL("strapi-v4.graphql", FIXTURES),
  flat: new URL("strapi-flat.graphql", FIXTURES),
};
/** Under what a collection of the contract's holds its entries, as a dialect selects of them. */
const HELD = { v4: "data", flat: "nodes" };

const OPTIONAL = new Set(OPTIONAL_PARTS.flatMap(({ fields }) => Object.keys(fields)));

/**
 * For tests: a Strapi 5 with the content types alone, which takes questions in its dialect only, and answers them in it with
 * what the embedded provider has. `lacks` are the parts that it refuses.
 */
export function bareStrapi(embedded: ContentTransport, dialect: Dialect) {
  const schema = schemaOf(dialect);
  const roots = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };

  const transport: ContentTransport = async (request) => {
    const document = parse(request.query);
    const faults = validate(schema, document);
    if (faults.length > 0) {
      const errors = faults.map(({ message }) => ({ message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }));
      return { status: 400, body: { errors } };
    }
    if (dialect === "contract") return embedded(request);
    const answer = await embedded({ ...request, query: print(toContract(document, schema, HELD[dialect])) });
    const { data, ...rest } = answer.body as { data?: unknown };
    if (!data) return answer;
    const told = await execute({
      schema,
      document,
      rootValue: data,
      variableValues: request.variables,
      fieldResolver: (source, _args, _context, { path, returnType, parentType }) => {
        const value = source[path.key];
        if (!value || !isRelation(returnType, parentType.name)) return value;
        return dialect === "flat" ? value.nodes : value.data.map((entry: unknown) => ({ data: entry }));
      },
    });
    if (told.errors) throw new AggregateError(told.errors, `what ${request.operationName} is answered in ${dialect}`);
    return { ...answer, body: { ...rest, data: told.data } };
  };
  return { transport, lacks: OPTIONAL_PARTS.filter(({ fields }) => Object.keys(fields).some((name) => !roots[name])) };
}

function schemaOf(dialect: Dialect): GraphQLSchema {
  const document = parse(readFileSync(SCHEMAS[dialect], "utf8"), { noLocation: true });
  if (dialect !== "contract") return buildASTSchema(document);
  const bare = visit(document, {
    ObjectTypeDefinition: {
      enter(type) {
        if (!/^(?:Query|Mutation)$/.test(type.name.value)) return false;
        return { ...type, fields: type.fields?.filter(({ name }) => !OPTIONAL.has(name.value)) ?? [] };
      },
    },
  });
  return buildASTSchema(bare);
}

/** A question in a dialect, as the embedded provider is asked it: its schema knows what each of them selects of an entry. */
function toContract(document: DocumentNode, schema: GraphQLSchema, held: string): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        leave(field) {
          const type = types.getType();
          const parent = types.getParentType()?.name ?? "";
          const name = field.name.value.replace(/_connection$/, "");
          if (name !== field.name.value)
            return { ...field, name: named(name), alias: field.alias ?? named(field.name.value) };
          if (!type || !isRelation(type, parent)) return undefined;
          // In the compatibility mode, every entry of a relation has its `data`; in the contract they are one list there.
          if (held === "data") return undefined;
          const inner: FieldNode = { kind: Kind.FIELD, name: named(held), selectionSet: field.selectionSet };
          return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: [inner] } };
        },
      },
    }),
  );
}

/** Whether a field holds several entries inside of another one. */
function isRelation(type: GraphQLOutputType, parent: string): boolean {
  if (/ResponseCollection$/.test(parent) || !isListType(getNullableType(type))) return false;
  const of = getNamedType(type);
  return isObjectType(of) && of.getFields().documentId !== undefined;
}

function named(value: string) {
  return { kind: Kind.NAME as const, value };
}
