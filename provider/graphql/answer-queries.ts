import { execute, GraphQLError, type GraphQLSchema, getOperationAST, OperationTypeNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { ContentStore } from "../content/content-store.ts";
import { type Answer, answerRequestErrors, answerResult } from "./answer.ts";
import { createBudget } from "./budget.ts";
import type { RequestContext } from "./context.ts";
import type { createDocuments } from "./documents.ts";
import { freezeDeeply } from "./freeze-deeply.ts";
import type { Limits } from "./limits.ts";
import type { Viewer } from "./viewer.ts";

/** One GraphQL request, whichever way it came. */
export type Query = {
  query: string;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
};

type Asked = { content: ContentStore; viewer: Viewer; clientAddress: string | null };

/** Answers are remembered up to this much work in all; see `Limits.work`. */
const REMEMBERED_WORK = 2_000_000;

/**
 * Answers queries on content. What visitors and API tokens read is remembered until the content changes:
 * it is the same for all of them.
 */
export function createQueryAnswerer(
  schema: GraphQLSchema,
  documents: ReturnType<typeof createDocuments>,
  limits: Limits,
  log: (error: unknown) => void,
) {
  const remembered = new LRUCache<string, { answer: Answer; work: number }>({
    maxSize: REMEMBERED_WORK,
    sizeCalculation: ({ work }) => work + 100,
  });

  return async function answerQuery({ query, operationName, variables }: Query, asked: Asked): Promise<Answer> {
    const checked = documents.get(query);
    if ("errors" in checked) return answerRequestErrors(checked.code, checked.errors);
    const operation = getOperationAST(checked.document, operationName || null);
    if (!operation) return answerUnknownOperation(operationName);

    const isShared = operation.operation === OperationTypeNode.QUERY && asked.viewer.kind !== "user";
    const key = `${checked.id} ${asked.content.version} ${asked.viewer.kind} ${operationName ?? ""} ${JSON.stringify(variables)}`;
    const known = isShared ? remembered.get(key) : undefined;
    if (known) return known.answer;

    const budget = createBudget(limits);
    const contextValue: RequestContext = { ...asked, budget };
    const result = await execute({
      schema,
      document: checked.document,
      contextValue,
      variableValues: variables,
      operationName: operationName || null,
    });
    const answer = answerResult(result, log);
    if (isShared && answer.status !== 503) remembered.set(key, { answer: freezeDeeply(answer), work: budget.spent });
    return answer;
  };
}

function answerUnknownOperation(operationName: string | null | undefined): Answer {
  const message = operationName
    ? `Unknown operation named "${operationName}".`
    : "Must provide operation name if query contains multiple operations.";
  return answerRequestErrors("OPERATION_RESOLUTION_FAILURE", [new GraphQLError(message)]);
}
