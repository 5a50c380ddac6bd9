import type { Locale } from "@learn-bittensor/contract/locales";
import { getOperationAST, OperationTypeNode } from "graphql";
import { type Answer, answerInternalError, answerRequestErrors, refuse } from "../graphql/answer.ts";
import type { Query } from "../graphql/answer-queries.ts";
import type { CheckedDocument } from "../graphql/documents.ts";
import { answerPreflight, toCorsHeaders } from "./cors.ts";
import { toPreferredLocale } from "./preferred-locale.ts";
import { readQuery } from "./read-query.ts";

export type EndpointOptions = {
  answer: (
    query: Query & { authorization: string | null; clientAddress: string | null; locale: Locale },
  ) => Promise<Answer>;
  documents: { get(query: string): CheckedDocument };
  allowedOrigins: readonly string[];
  maxBodyBytes: number;
  log: (error: unknown) => void;
};

/** Answers GraphQL over HTTP at any address that ends in `/graphql`, with the contract's statuses and headers. */
export function createHttpEndpoint({ answer, documents, allowedOrigins, maxBodyBytes, log }: EndpointOptions) {
  async function answerRequest(request: Request, clientAddress: string | null) {
    if (!new URL(request.url).pathname.endsWith("/graphql"))
      return { answer: refuse(404, "NotFoundError", "Not Found") };
    const query = await readQuery(request, maxBodyBytes);
    if ("refusal" in query) return { answer: query.refusal, headers: query.headers };
    if (request.method === "GET" && isNoQuery(documents.get(query.query), query.operationName)) {
      const message = "GET requests only support query operations, not mutation operations";
      return { answer: answerRequestErrors("BAD_REQUEST", [{ message }], 405), headers: { allow: "POST" } };
    }
    const authorization = request.headers.get("authorization");
    const locale = toPreferredLocale(request.headers.get("accept-language"));
    return { answer: await answer({ ...query, authorization, clientAddress, locale }) };
  }

  /** The body as text; what cannot be written is an error of ours. */
  function write(answered: Answer): { answered: Answer; text: string } {
    try {
      return { answered, text: JSON.stringify(answered.body) };
    } catch (error) {
      log(error);
      const internal = answerInternalError();
      return { answered: internal, text: JSON.stringify(internal.body) };
    }
  }

  return async function fetch(request: Request, client: { address?: string | null } = {}): Promise<Response> {
    const preflight = answerPreflight(request, allowedOrigins);
    if (preflight) return preflight;
    const { answer: given, headers } = await answerRequest(request, client.address ?? null);
    const { answered, text } = write(given);
    return new Response(text, {
      status: answered.status,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        ...toCorsHeaders(request, allowedOrigins),
        ...headers,
        ...answered.headers,
      },
    });
  };
}

function isNoQuery(checked: CheckedDocument, operationName: string | null | undefined): boolean {
  if (!("document" in checked)) return false;
  const operation = getOperationAST(checked.document, operationName || null);
  return !!operation && operation.operation !== OperationTypeNode.QUERY;
}
