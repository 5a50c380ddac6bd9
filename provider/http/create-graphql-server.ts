import { GraphQLError, type GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import { answerOrigins } from "./answer-origins.ts";
import { executeQueries, type QueryAnswering } from "./execute-queries.ts";
import { readRequests } from "./read-requests.ts";

export type GraphqlServerOptions = QueryAnswering & {
  schema: GraphQLSchema;
  allowedOrigins: readonly string[];
  maxBodyBytes: number;
  /** Told what went wrong inside; visitors read "Internal Server Error". */
  log: (error: unknown) => void;
};

/** No address ends in a space. */
const NOWHERE = " ";

/** GraphQL over HTTP by yoga, with the contract's statuses, headers and messages. */
export function createGraphqlServer({ schema, allowedOrigins, maxBodyBytes, log, ...answering }: GraphqlServerOptions) {
  const yoga = createYoga<{ address: string | null }>({
    schema,
    graphqlEndpoint: "*/graphql",
    // What yoga offers beside it stays shut.
    healthCheckEndpoint: NOWHERE,
    landingPage: false,
    graphiql: false,
    multipart: false,
    batching: false,
    cors: false,
    maxRequestBodySize: maxBodyBytes,
    parserAndValidationCache: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, log) },
    // Node's own, which the web server gives and takes; yoga would bring others.
    fetchAPI: {
      Request,
      Response,
      Headers,
      URL,
      URLPattern,
      URLSearchParams,
      ReadableStream,
      TextEncoder,
      TransformStream,
    },
    plugins: [answerOrigins(allowedOrigins), readRequests(), executeQueries(answering)],
  });
  return async (request: Request, address: string | null) => yoga.handleRequest(request, { address });
}

/** Yoga's own refusals are for everyone to read; what else is thrown is nobody's business. */
function maskError(error: unknown, log: (error: unknown) => void): GraphQLError {
  if (error instanceof GraphQLError && !error.originalError) return error;
  log(error);
  return new GraphQLError("Internal Server Error", {
    extensions: { code: "INTERNAL_SERVER_ERROR", http: { status: 500 } },
  });
}
