import { type Answer, answerRequestErrors, refuse } from "../graphql/answer.ts";
import type { Query } from "../graphql/answer-queries.ts";
import { CROSS_SITE_MESSAGE, contentTypeOf, mayComeFromAnotherSite } from "./cross-site-check.ts";
import { readBody } from "./read-body.ts";

type Refusal = { refusal: Answer; headers?: Record<string, string> };

/** The GraphQL query in an HTTP request, or how to refuse it; the texts of refusals are part of the contract. */
export async function readQuery(request: Request, maxBytes: number): Promise<Query | Refusal> {
  if (mayComeFromAnotherSite(request)) return badRequest(CROSS_SITE_MESSAGE);
  if (request.method === "GET") return readQueryFromAddress(new URL(request.url).searchParams);
  if (request.method !== "POST") {
    const refusal = answerRequestErrors("BAD_REQUEST", [{ message: "Only GET and POST requests are supported" }], 405);
    return { refusal, headers: { allow: "GET, POST" } };
  }
  return readQueryFromBody(request, maxBytes);
}

async function readQueryFromBody(request: Request, maxBytes: number): Promise<Query | Refusal> {
  const text = contentTypeOf(request.headers) === "application/json" ? await readBody(request, maxBytes) : "";
  if (text === null) return { refusal: refuse(413, "PayloadTooLargeError", "Request Entity Too Large") };
  const body = text && parseJson(text);
  if (body instanceof SyntaxError) return { refusal: refuse(400, "SyntaxError", withoutLine(body.message)) };
  if (Array.isArray(body)) return badRequest("Operation batching disabled.");
  if (!isFields(body) || Object.keys(body).length === 0) {
    return badRequest("POST body missing, invalid Content-Type, or JSON object has no keys.");
  }
  return toQuery(body.query, body.operationName, body.variables);
}

function readQueryFromAddress(parameters: URLSearchParams): Query | Refusal {
  const variables = parseJson(parameters.get("variables") || "null");
  if (variables instanceof SyntaxError) return badRequest("The `variables` search parameter contains invalid JSON.");
  return toQuery(parameters.get("query"), parameters.get("operationName"), variables);
}

function toQuery(query: unknown, operationName: unknown, variables: unknown): Query | Refusal {
  if (query === undefined || query === null || query === "") {
    return badRequest("GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.");
  }
  if (typeof query !== "string") return badRequest("`query` must be a string.");
  if (typeof (operationName ?? "") !== "string") return badRequest("`operationName` must be a string.");
  if (!isFields(variables ?? {})) return badRequest("`variables` must be an object.");
  return {
    query,
    operationName: typeof operationName === "string" && operationName !== "" ? operationName : null,
    variables: isFields(variables) ? variables : null,
  };
}

function badRequest(message: string): Refusal {
  return { refusal: answerRequestErrors("BAD_REQUEST", [{ message }]) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

/** Newer engines add the line to the message. */
function withoutLine(message: string): string {
  return message.replace(/ \(line \d+ column \d+\)$/, "");
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
