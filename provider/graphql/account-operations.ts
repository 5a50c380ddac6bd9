import type { GraphQLFieldResolver } from "graphql";
import { createForbiddenError } from "./api-error.ts";
import type { AccountOperation, RequestContext } from "./context.ts";

/** The answer to an account or learning operation. Without one, it is granted to nobody. */
export function answerAccountOperation(
  operation: AccountOperation | undefined,
): GraphQLFieldResolver<unknown, RequestContext> {
  return async (_, args, context) => {
    if (!operation) throw createForbiddenError();
    // A password's check waits for its turn.
    const answer = await context.budget.wait(operation(args, context));
    if (Array.isArray(answer)) context.budget.answer(answer.length);
    return answer;
  };
}
