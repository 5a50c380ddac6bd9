import { GraphQLError } from "graphql";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import { type Answer, answerRequestErrors, refuse } from "../graphql/answer.ts";
import { CROSS_SITE_MESSAGE, contentTypeOf, mayComeFromAnotherSite } from "./cross-site-check.ts";
import { toResponse, toResult } from "./to-result.ts";

type Read = GraphQLParams | Response;

const NO_BODY = "POST body missing, invalid Content-Type, or JSON object has no keys.";

/** What a request asks for, or how it is refused; the texts of refusals are part of the contract. */
export function readRequests(): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser, endResponse }) {
      if (mayComeFromAnotherSite(request)) endResponse(badRequest(CROSS_SITE_MESSAGE));
      else if (request.method === "POST") setRequestParser(readBody);
      else if (requestParser) setRequestParser((asked) => readAddress(() => requestParser(asked)));
    },
    onResultProcess({ result, setResult }) {
      if ("errors" in result && result.errors?.[0]?.extensions.code === TOO_LARGE)
        setResult(toResult(REFUSED_BY_LENGTH));
    },
  };
}

/** What yoga says of a body longer than it is to read. */
const TOO_LARGE = "REQUEST_ENTITY_TOO_LARGE";
const REFUSED_BY_LENGTH: Answer = refuse(413, "PayloadTooLargeError", "Request Entity Too Large");

/** Yoga's own reader does not tell a body that is missing from one that is cut off. */
async function readBody(request: Request): Promise<Read> {
  if (contentTypeOf(request.headers) !== "application/json") return badRequest(NO_BODY);
  try {
    const text = await request.text();
    return text === "" ? badRequest(NO_BODY) : toParams(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return toResponse(refuse(400, "SyntaxError", withoutLine(error.message)));
    if (error instanceof GraphQLError) throw error;
    // Whoever sent it has gone: nobody reads this, and nothing is wrong here.
    return badRequest("The body broke off.");
  }
}

async function readAddress(read: () => unknown): Promise<Read> {
  try {
    return toParams(await read());
  } catch (error) {
    if (error instanceof SyntaxError) return badRequest("The `variables` search parameter contains invalid JSON.");
    throw error;
  }
}

function toParams(read: unknown): Read {
  if (Array.isArray(read)) return badRequest("Operation batching disabled.");
  if (!isFields(read) || Object.keys(read).length === 0) return badRequest(NO_BODY);
  const { query, operationName, variables } = read;
  if (query === undefined || query === null || query === "") {
    return badRequest("GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.");
  }
  if (typeof query !== "string") return badRequest("`query` must be a string.");
  if (typeof (operationName ?? "") !== "string") return badRequest("`operationName` must be a string.");
  if (!isFields(variables ?? {})) return badRequest("`variables` must be an object.");
  return {
    query,
    ...(typeof operationName === "string" && { operationName }),
    ...(isFields(variables) && { variables }),
  };
}

function badRequest(message: string): Response {
  return toResponse(answerRequestErrors("BAD_REQUEST", [{ message }]));
}

/** Newer engines add the line to the message. */
function withoutLine(message: string): string {
  return message.replace(/ \(line \d+ column \d+\)$/, "");
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
