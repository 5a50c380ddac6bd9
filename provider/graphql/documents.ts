import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { LRUCache } from "lru-cache";
import { limitAmount } from "./limit-amount.ts";
import { limitDepth } from "./limit-depth.ts";
import type { QueryLimits } from "./limits.ts";

const MAX_CACHED_CHARACTERS = 2_000_000;

/** A query text that can be executed, with a number of its own, or what is wrong with it. */
export type CheckedDocument =
  | { id: number; document: DocumentNode }
  | { code: "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED"; errors: readonly GraphQLError[] };

/** Parses and checks query texts against a schema and the limits; the texts of late are remembered. */
export function createDocuments(schema: GraphQLSchema, limits: QueryLimits, options: { introspection: boolean }) {
  const rules = [...specifiedRules, limitDepth(limits.depth), limitAmount(limits)];
  if (!options.introspection) rules.push(NoSchemaIntrospectionCustomRule);
  const checked = new LRUCache<string, CheckedDocument>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (_, query) => query.length + 1,
  });
  let lastId = 0;

  function check(query: string): CheckedDocument {
    try {
      const document = parse(query, { maxTokens: limits.tokens });
      const errors = validate(schema, document, rules);
      if (errors.length > 0) return { code: "GRAPHQL_VALIDATION_FAILED", errors };
      lastId += 1;
      return { id: lastId, document };
    } catch (error) {
      if (error instanceof GraphQLError) return { code: "GRAPHQL_PARSE_FAILED", errors: [error] };
      throw error;
    }
  }

  return {
    get(query: string): CheckedDocument {
      const known = checked.get(query);
      if (known) return known;
      const document = check(query);
      checked.set(query, document);
      return document;
    },
  };
}
