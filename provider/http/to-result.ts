import type { ExecutionResult } from "graphql";
import type { Answer } from "../graphql/answer.ts";

/** What yoga sends for an answer. Its body is written as it is: it has the contract's form already. */
export function toResult({ status, headers, body }: Answer): ExecutionResult & { stringify: () => string } {
  return { extensions: { http: { status, headers } }, stringify: () => JSON.stringify(body) };
}

/** An answer to a request that yoga does not read to its end. */
export function toResponse({ status, headers, body }: Answer): Response {
  return Response.json(body, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}
