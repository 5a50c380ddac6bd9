import type { Locale } from "@learn-bittensor/contract/locales";
import { execute, type GraphQLSchema, getOperationAST } from "graphql";
import { LRUCache } from "lru-cache";
import type { ContentStore } from "../content/content-store.ts";
import { type Answer, answerInternalError, answerRequestErrors, answerResult } from "./answer.ts";
import { createBudget, type Exhaustion } from "./budget.ts";
import type { RequestContext } from "./context.ts";
import type { CheckedDocument, Documents } from "./documents.ts";
import { freezeDeeply } from "./freeze-deeply.ts";
import type { Limits } from "./limits.ts";
import type { Viewer } from "./viewer.ts";

/** One GraphQL request, whichever way it came. */
export type Query = {
  query: string;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
};

type Asked = { content: ContentStore; viewer: Viewer; clientAddress: string | null; locale: Locale };
type Executable = Extract<CheckedDocument, { id: number }>;

export type AnswererOptions = {
  schema: GraphQLSchema;
  documents: Documents;
  limits: Limits;
  introspection: boolean;
  clock: () => number;
  log: (error: unknown) => void;
};

/** Of all remembered answers, about. */
const REMEMBERED_CHARACTERS = 10_000_000;
/** The longest answer that is remembered. */
const LONGEST_REMEMBERED = 256_000;
/** A short answer takes memory too. */
const LEAST_CHARACTERS = 1_000;

/** Answers queries on content. What asks for content only is remembered until the content changes, for every viewer. */
export function createQueryAnswerer({ schema, documents, limits, introspection, clock, log }: AnswererOptions) {
  const remembered = new LRUCache<string, { answer: Answer; characters: number }>({
    maxSize: REMEMBERED_CHARACTERS,
    sizeCalculation: ({ characters }, key) => characters + key.length + LEAST_CHARACTERS,
  });

  async function executeQuery({ document }: Executable, { operationName, variables }: Query, asked: Asked) {
    const budget = createBudget(limits, clock);
    const headers: Record<string, string> = {};
    const setHeader = (name: string, value: string) => {
      headers[name] = value;
    };
    const contextValue: RequestContext = { ...asked, budget, setHeader };
    const result = await execute({
      schema,
      document,
      contextValue,
      variableValues: variables,
      operationName: operationName || null,
      hideSuggestions: !introspection,
    });
    const answer = budget.exhausted ? answerExhausted(budget.exhausted) : answerResult(result, log);
    return { answer: Object.keys(headers).length > 0 ? { ...answer, headers } : answer, characters: budget.characters };
  }

  async function answerChecked(document: Executable, query: Query, asked: Asked): Promise<Answer> {
    if (!document.asksContentOnly) return (await executeQuery(document, query, asked)).answer;
    const key = `${document.id} ${asked.content.version} ${query.operationName ?? ""} ${JSON.stringify(query.variables)}`;
    const known = remembered.get(key);
    if (known) return known.answer;
    const executed = await executeQuery(document, query, asked);
    const isShort = executed.characters <= LONGEST_REMEMBERED;
    if (executed.answer.status === 200 && isShort) remembered.set(key, freezeDeeply(executed));
    return executed.answer;
  }

  return async function answerQuery(given: Query, asked: Asked): Promise<Answer> {
    const query = { ...given, variables: withoutUndefined(given.variables) };
    try {
      const document = documents.get(query.query);
      if ("errors" in document) return answerRequestErrors(document.code, document.errors);
      const operation = getOperationAST(document.document, query.operationName || null);
      if (!operation) return answerUnknownOperation(query.operationName);
      if (!schema.getRootType(operation.operation)) return answerUnknownKind(operation.operation);
      if (isDeeperThan(limits.variableDepth, query.variables)) {
        return answerRequestErrors("BAD_USER_INPUT", [{ message: "The variables are nested too deeply" }]);
      }
      return await answerChecked(document, query, asked);
    } catch (error) {
      log(error);
      return answerInternalError();
    }
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

function answerExhausted(exhausted: Exhaustion): Answer {
  if (exhausted === "time") {
    return answerRequestErrors("INTERNAL_SERVER_ERROR", [{ message: "The query takes too long" }], 503);
  }
  return answerRequestErrors("GRAPHQL_VALIDATION_FAILED", [{ message: "The query asks for too much at once" }]);
}
