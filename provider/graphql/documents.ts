import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { LRUCache } from "lru-cache";
import { findTooManyBrackets } from "./find-too-many-brackets.ts";
import { limitAmount } from "./limit-amount.ts";
import { limitDepth } from "./limit-depth.ts";
import { limitNesting } from "./limit-nesting.ts";
import type { Limits, QueryLimits } from "./limits.ts";

/** Far more than the limits of depth let through. */
const MOST_BRACKETS = 200;

/** A parsed text takes some fifty times its length in memory. */
const CACHED_CHARACTERS = 500_000;

/** A query text that can be executed, with a number of its own, or what is wrong with it. */
export type CheckedDocument =
  | { id: number; document: DocumentNode; asksContentOnly: boolean }
  | { code: "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED"; errors: readonly GraphQLError[] };

export type Documents = { get(query: string): CheckedDocument };

/** Parses and checks query texts against a schema and the limits; the latest texts are cached. */
export function createDocuments(
  schema: GraphQLSchema,
  limits: QueryLimits & Pick<Limits, "variableDepth">,
  { introspection }: { introspection: boolean },
): Documents {
  const rules = [...specifiedRules, limitDepth(limits.depth), limitAmount(limits), limitNesting(limits.variableDepth)];
  if (!introspection) rules.push(NoSchemaIntrospectionCustomRule);
  const cache = new LRUCache<string, CheckedDocument>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_, query) => query.length + 1,
  });
  let lastId = 0;

  function check(query: string): CheckedDocument {
    const document = parseOrNot(query, limits.tokens);
    if (document instanceof GraphQLError) return { code: "GRAPHQL_PARSE_FAILED", errors: [document] };
    const errors = validate(schema, document, rules, { hideSuggestions: !introspection });
    if (errors.length > 0) return { code: "GRAPHQL_VALIDATION_FAILED", errors };
    lastId += 1;
    return { id: lastId, document, asksContentOnly: asksContentOnly(document, schema) };
  }

  return {
    get(query) {
      const known = cache.get(query);
      if (known) return known;
      const checked = check(query);
      cache.set(query, checked);
      return checked;
    },
  };
}

function parseOrNot(query: string, maxTokens: number): DocumentNode | GraphQLError {
  try {
    return findTooManyBrackets(query, MOST_BRACKETS, maxTokens) ?? parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Whether every field at the root is one that answers published content, which is the same for everyone. */
function asksContentOnly(document: DocumentNode, schema: GraphQLSchema): boolean {
  const typeInfo = new TypeInfo(schema);
  let isOnlyContent = true;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field() {
        const owner = typeInfo.getParentType();
        if (owner === schema.getMutationType()) isOnlyContent = false;
        if (owner === schema.getQueryType() && typeInfo.getFieldDef()?.extensions.isContent !== true)
          isOnlyContent = false;
      },
    }),
  );
  return isOnlyContent;
}
