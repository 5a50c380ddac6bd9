import { readdirSync } from "node:fs";
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  print,
  typeFromAST,
} from "graphql";
import type { ContentTransport } from "../../app/site/content-client.server.ts";
import { isRefusedByForm, type Known } from "./find-out.ts";
import { translateQuery } from "./translate-query.ts";

export type CheckedOperation = { part: string; name: string; fault: string | null };

/** Whether a provider could answer each of the site's operations. Nothing is executed. */
export async function checkOperations(
  ask: ContentTransport,
  { schema, token, known }: { schema: GraphQLSchema; token: string; known: Known },
): Promise<CheckedOperation[]> {
  const checked: CheckedOperation[] = [];
  for (const { part, name, document } of await everyOperation()) {
    const { query } = translateQuery(print(neverExecuted(document)), known.dialect);
    const variables = leastVariables(document, schema);
    const answer = await ask({ operationName: name, query, variables, authorization: `Bearer ${token}` });
    checked.push({ part, name, fault: isRefusedByForm(answer) ? messageOf(answer.body) : null });
  }
  return checked;
}

/** Every operation of the contract, with the file that it stands in. */
export async function everyOperation(): Promise<{ part: string; name: string; document: DocumentNode }[]> {
  const folder = new URL("./operations/", import.meta.resolve("@learn-bittensor/contract/schema.graphql"));
  const files = readdirSync(folder).sort();
  const modules = await Promise.all(
    files.map(async (file) => ({ file, exports: await import(new URL(file, folder).href) })),
  );
  return modules.flatMap(({ file, exports }) =>
    Object.values<DocumentNode>(exports).flatMap((document) => {
      const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      return operation?.name ? [{ part: file.replace(/\.ts$/, ""), name: operation.name.value, document }] : [];
    }),
  );
}

function neverExecuted(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const selections = definition.selectionSet.selections.map((selection) => ({ ...selection, directives: [NEVER] }));
    return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
  });
  return { ...document, definitions };
}

const NEVER = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: "include" },
  arguments: [
    { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: "if" }, value: { kind: Kind.BOOLEAN, value: false } },
  ],
} as const;

/** A value for every variable that has to have one. */
function leastVariables(document: DocumentNode, schema: GraphQLSchema): Record<string, unknown> {
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return Object.fromEntries(
    definitions.flatMap(({ variable, type, defaultValue }) => {
      if (type.kind !== Kind.NON_NULL_TYPE || defaultValue) return [];
      return [[variable.name.value, leastValue(typeFromAST(schema, type) as GraphQLInputType)] as const];
    }),
  );
}

function leastValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return Object.fromEntries(needed.map(({ name, type: inner }) => [name, leastValue(inner)]));
  }
  return (
    { Int: 1, Float: 1, Boolean: false, DateTime: "2026-11-20T00:00:00.000Z", Date: "2026-11-20" }[type.name] ?? "x"
  );
}

function messageOf(body: unknown): string {
  const { errors = [] } = body as { errors?: { message?: string }[] };
  return errors[0]?.message ?? "refused";
}
