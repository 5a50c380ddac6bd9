import { type Answer, answerRequestErrors, refuse } from "../graphql/answer.ts";
import type { Query } from "../graphql/answer-queries.ts";
import { contentTypeOf } from "./cross-site-check.ts";

/** `body` as it came; empty for GET. */
type Read = (Query & { body: string }) | { refusal: Answer };

const NO_BODY = "POST body missing, invalid Content-Type, or JSON object has no keys.";
const TOO_LARGE = { refusal: refuse(413, "PayloadTooLargeError", "Request Entity Too Large") };

/** What a request by GET or POST asks for, or how it is refused; the texts of refusals are part of the contract. */
export async function readQuery(request: Request, maxBodyBytes: number): Promise<Read> {
  return request.method === "GET" ? readAddress(new URL(request.url)) : readBody(request, maxBodyBytes);
}

function readAddress({ searchParams }: URL): Read {
  try {
    const asked = {
      query: searchParams.get("query"),
      operationName: searchParams.get("operationName"),
      variables: JSON.parse(searchParams.get("variables") || "null"),
    };
    return toQuery(asked, "");
  } catch (error) {
    if (error instanceof SyntaxError) return badRequest("The `variables` search parameter contains invalid JSON.");
    throw error;
  }
}

async function readBody({ headers, body }: Request, maxBytes: number): Promise<Read> {
  if (contentTypeOf(headers) !== "application/json" || !body) return badRequest(NO_BODY);
  if (Number(headers.get("content-length")) > maxBytes) return TOO_LARGE;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.byteLength;
      if (length > maxBytes) return TOO_LARGE;
      chunks.push(chunk);
    }
  } catch {
    // Whoever sent it has gone: nobody reads this, and nothing is wrong here.
    return badRequest("The body broke off.");
  }
  return length === 0 ? badRequest(NO_BODY) : readJson(Buffer.concat(chunks).toString("utf8"));
}

function readJson(text: string): Read {
  try {
    return toQuery(JSON.parse(text), text);
  } catch (error) {
    if (error instanceof SyntaxError) return { refusal: refuse(400, "SyntaxError", withoutLine(error.message)) };
    throw error;
  }
}

function toQuery(read: unknown, body: string): Read {
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
    body,
    ...(typeof operationName === "string" && { operationName }),
    ...(isFields(variables) && { variables }),
  };
}

function badRequest(message: string): Read {
  return { refusal: answerRequestErrors("BAD_REQUEST", [{ message }]) };
}

/** Newer engines add the line to the message. */
function withoutLine(message: string): string {
  return message.replace(/ \(line \d+ column \d+\)$/, "");
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
