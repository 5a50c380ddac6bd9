import { type ExecutionResult, GraphQLError, type GraphQLErrorExtensions, type SourceLocation } from "graphql";

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

/** The answer to one request: an HTTP status, headers of its own, and a body that is not to be changed, since it may be given again. */
export type Answer = {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: GraphQLBody | RefusalBody;
};

/** What is wrong is repeated in messages, and may be as long as a request. */
const LONGEST_MESSAGE = 1_000;

const INTERNAL_ERROR: AnsweredError = {
  message: "Internal Server Error",
  extensions: { code: "INTERNAL_SERVER_ERROR" },
};

/** An answer outside GraphQL. */
export function refuse(status: number, name: string, message: string, details?: object): Answer {
  return { status, body: { data: null, error: { status, name, message, ...(details && { details }) } } };
}

/** An answer to a request that is not executed, or not to its end. */
export function answerRequestErrors(
  code: string,
  errors: readonly { message: string; locations?: readonly SourceLocation[] | undefined }[],
  status = 400,
): Answer {
  const answered = errors.map(({ message, locations }) => ({
    message: message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
    ...(locations && { locations }),
    extensions: { code },
  }));
  return { status, body: { errors: answered } };
}

/** An answer where nothing else can be said. */
export function answerInternalError(): Answer {
  return { status: 500, body: { errors: [INTERNAL_ERROR] } };
}

/** The answer to an executed request; `log` is told what went wrong inside, which is not shown. */
export function answerResult({ errors, data }: ExecutionResult, log: (error: unknown) => void): Answer {
  if (!errors) return { status: 200, body: { data: data ?? null } };
  if (data !== undefined)
    return { status: 200, body: { errors: errors.map((error) => answerError(error, log)), data } };
  const unexpected = errors.find((error) => !(error instanceof GraphQLError));
  if (!unexpected) return answerRequestErrors("BAD_USER_INPUT", errors);
  log(unexpected);
  return answerInternalError();
}

/** Only errors of the contract have a code; what else is thrown is nobody's business. */
function answerError(error: GraphQLError, log: (error: unknown) => void): AnsweredError {
  const { message, path, extensions } = error;
  if (extensions.code) return { message, ...(path && { path }), extensions };
  log(error.originalError ?? error);
  return INTERNAL_ERROR;
}
