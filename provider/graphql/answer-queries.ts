import {
  execute as executeDocument,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { ContentStore } from "../content/content-store.ts";
import type { YieldToEventLoop } from "../limits/yield-to-event-loop.ts";
import { type Answer, answerRequestErrors, answerResult } from "./answer.ts";
import { createBudget, type Exhaustion } from "./budget.ts";
import type { RequestContext } from "./context.ts";
import type { CheckedDocument, Documents } from "./documents.ts";
import type { Limits } from "./limits.ts";

/** One GraphQL request, whichever way it came. */
export type Query = {
  query: string;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
};

type Executable = Extract<CheckedDocument, { id: number }>;

/** A query that can be answered. */
export type CheckedQuery = Query & { checked: Executable; operation: OperationDefinitionNode };

/** Who asks, and in which language. */
export type Asker = Pick<RequestContext, "viewer" | "clientAddress" | "userAgent" | "device" | "locale">;

type Asked = Asker & { content: ContentStore };

export type AnswererOptions = {
  schema: GraphQLSchema;
  documents: Documents;
  limits: Limits;
  introspection: boolean;
  clock: () => number;
  yieldToEventLoop: YieldToEventLoop;
  log: (error: unknown) => void;
};

/** Of all cached answers, about. */
const CACHED_CHARACTERS = 2_000_000;
/** The longest answer that is cached. */
const LONGEST_CACHED = 256_000;
/** Of values that are wrong; each is told with all that stands around it. */
const MOST_WRONG_VALUES = 5;
/** A short answer takes memory too. */
const LEAST_CHARACTERS = 1_000;

/** Answers queries on content. What asks for content only is cached until the content changes, for every viewer. */
export function createQueryAnswerer(options: AnswererOptions) {
  const { schema, documents, limits, introspection, log } = options;
  const cache = new LRUCache<string, { answer: Answer; characters: number }>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ characters }, key) => characters + key.length + LEAST_CHARACTERS,
  });

  async function execute({ checked, operationName, variables }: CheckedQuery, asked: Asked) {
    const budget = createBudget(limits, options);
    const headers: Record<string, string> = {};
    const setHeader = (name: string, value: string) => {
      headers[name] = value;
    };
    const contextValue: RequestContext = { ...asked, budget, setHeader };
    const executed = executeDocument({
      schema,
      document: checked.document,
      contextValue,
      variableValues: variables,
      operationName,
      hideSuggestions: !introspection,
      options: { maxCoercionErrors: MOST_WRONG_VALUES },
    });
    const result = await Promise.race([budget.ended, executed]);
    const answer = typeof result === "string" ? answerExhausted(result) : answerResult(result, log);
    return { answer: Object.keys(headers).length > 0 ? { ...answer, headers } : answer, characters: budget.characters };
  }

  return {
    /** The query, or the answer that says what is wrong with it. */
    check(given: Query): CheckedQuery | { refusal: Answer } {
      const operationName = given.operationName || null;
      const variables = withoutUndefined(given.variables);
      const checked = documents.get(given.query);
      if ("errors" in checked) return { refusal: answerRequestErrors(checked.code, checked.errors) };
      const operation = getOperationAST(checked.document, operationName);
      if (!operation) return { refusal: answerUnknownOperation(operationName) };
      // Subscriptions need a connection that stays.
      if (!schema.getRootType(operation.operation) || operation.operation === OperationTypeNode.SUBSCRIPTION)
        return { refusal: answerUnknownKind(operation.operation) };
      if (isDeeperThan(limits.variableDepth, variables)) return answerTooLarge("The variables are nested too deeply");
      if (hasMoreFieldsThan(limits.variableFields, variables))
        return answerTooLarge("The variables have too many fields");
      return { query: given.query, operationName, variables, checked, operation };
    },

    async answer(query: CheckedQuery, asked: Asked): Promise<Answer> {
      const { checked, operationName, variables } = query;
      if (!checked.asksContentOnly) return (await execute(query, asked)).answer;
      const key = `${checked.id} ${asked.content.version} ${operationName ?? ""} ${JSON.stringify(variables)}`;
      const cached = cache.get(key);
      if (cached) return cached.answer;
      const executed = await execute(query, asked);
      const isShort = executed.characters <= LONGEST_CACHED;
      if (executed.answer.status === 200 && isShort) cache.set(key, freezeDeeply(executed));
      return executed.answer;
    },
  };
}

/** A variable that is undefined is left out, as it is on its way through JSON; the executor would take it for null. */
function withoutUndefined(variables: Query["variables"]): Query["variables"] {
  return variables && Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}

function answerUnknownOperation(operationName: string | null | undefined): Answer {
  const message = operationName
    ? `Unknown operation named "${operationName}".`
    : "Must provide operation name if query contains multiple operations.";
  return answerRequestErrors("OPERATION_RESOLUTION_FAILURE", [{ message }]);
}

function answerUnknownKind(kind: string): Answer {
  const message = `Schema is not configured to execute ${kind} operation.`;
  return answerRequestErrors("GRAPHQL_VALIDATION_FAILED", [{ message }]);
}

function isDeeperThan(limit: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return limit === 0 || Object.values(value).some((member) => isDeeperThan(limit - 1, member));
}

function hasMoreFieldsThan(limit: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const members = Object.values(value);
  return (
    (!Array.isArray(value) && members.length > limit) || members.some((member) => hasMoreFieldsThan(limit, member))
  );
}

function answerTooLarge(message: string) {
  return { refusal: answerRequestErrors("BAD_USER_INPUT", [{ message }]) };
}

function answerExhausted(exhausted: Exhaustion): Answer {
  if (exhausted === "time") {
    return answerRequestErrors("INTERNAL_SERVER_ERROR", [{ message: "The query takes too long" }], 503);
  }
  return answerRequestErrors("GRAPHQL_VALIDATION_FAILED", [{ message: "The query asks for too much at once" }]);
}

/** Freezes a tree of plain values, so that whoever is given it cannot change it for others. */
function freezeDeeply<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) freezeDeeply(member);
  return value;
}
