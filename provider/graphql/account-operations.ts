import type { GraphQLFieldResolver } from "graphql";
import { createForbiddenError } from "./api-error.ts";
import type { AccountOperation, RequestContext } from "./context.ts";

/** The answer to an account or learning operation. Without one, it is granted to nobody. */
export function answerAccountOperation(
  operation: AccountOperation | undefined,
): GraphQLFieldResolver<unknown, RequestContext> {
  return (_, args, context) => {
    if (!operation) throw createForbiddenError();
    return operation(args, context);
  };
}
