import type { ExecutionResult, GraphQLError, GraphQLErrorExtensions, SourceLocation } from "graphql";
import { BudgetError } from "./budget.ts";

/** An error as the contract shows it: where in the query text, or at which field of the answer. */
export type AnsweredError = {
  message: string;
  locations?: readonly SourceLocation[];
  path?: readonly (string | number)[];
  extensions: GraphQLErrorExtensions;
};

export type GraphQLBody = { errors?: readonly AnsweredError[]; data?: Readonly<Record<string, unknown>> | null };

/** What is answered outside GraphQL: a bad token, a body that cannot be read. */
export type RefusalBody = { data: null; error: { status: number; name: string; message: string; details?: object } };

/** The answer to one request: an HTTP status, and a body that is not to be changed, since it may be given again. */
export type Answer = { status: number; body: GraphQLBody | RefusalBody };

/** An answer outside GraphQL. */
export function refuse(status: number, name: string, message: string, details?: object): Answer {
  return { status, body: { data: null, error: { status, name, message, ...(details && { details }) } } };
}

/** An answer to a request that cannot be executed. */
export function answerRequestErrors(
  code: string,
  errors: readonly { message: string; locations?: readonly SourceLocation[] | undefined }[],
  status = 400,
): Answer {
  return {
    status,
    body: {
      errors: errors.map(({ message, locations }) => ({
        message,
        ...(locations && { locations }),
        extensions: { code },
      })),
    },
  };
}

/** The answer to an executed request; `log` is told what went wrong inside and is not shown. */
export function answerResult({ errors, data }: ExecutionResult, log: (error: unknown) => void): Answer {
  if (!errors) return { status: 200, body: { data: data ?? null } };
  if (data === undefined) return answerRequestErrors("BAD_USER_INPUT", errors);
  const exhausted = errors.map(({ originalError }) => originalError).find((error) => error instanceof BudgetError);
  if (exhausted) {
    const code = exhausted.status === 400 ? "GRAPHQL_VALIDATION_FAILED" : "INTERNAL_SERVER_ERROR";
    return answerRequestErrors(code, [{ message: exhausted.message }], exhausted.status);
  }
  return { status: 200, body: { errors: errors.map((error) => answerFieldError(error, log)), data } };
}

function answerFieldError(error: GraphQLError, log: (error: unknown) => void): AnsweredError {
  const path = error.path && { path: error.path };
  if (error.extensions.code) return { message: error.message, ...path, extensions: error.extensions };
  if (!error.originalError) return { message: error.message, ...path, extensions: { code: "BAD_USER_INPUT" } };
  log(error.originalError);
  return { message: "Internal Server Error", extensions: { code: "INTERNAL_SERVER_ERROR" } };
}
