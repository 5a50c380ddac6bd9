import { OperationTypeNode } from "graphql";
import { type Answer, answerInternalError, answerRequestErrors, refuse } from "../graphql/answer.ts";
import type { Asker, CheckedQuery, Query } from "../graphql/answer-queries.ts";
import type { Viewer } from "../graphql/viewer.ts";
import { CROSS_SITE_MESSAGE, mayComeFromAnotherSite } from "./cross-site-check.ts";
import { toPreferredLocale } from "./preferred-locale.ts";
import { readQuery } from "./read-query.ts";

export type HttpEndpointOptions = {
  identify: (authorization: string | null) => Promise<Viewer | { refusal: Answer }>;
  check: (query: Query) => CheckedQuery | { refusal: Answer };
  answer: (query: CheckedQuery, asker: Asker, drafts: boolean) => Promise<Answer>;
  /** Origins whose pages may ask and read, in a browser. */
  allowedOrigins: readonly string[];
  maxBodyBytes: number;
  /** Told what went wrong inside; visitors read "Internal Server Error". */
  log: (error: unknown) => void;
};

/** What is known of who asks besides the request. */
export type HttpClient = {
  address?: string | null;
  /** Tells by headers and body whether what is not published is answered as well; nobody is, unless said. */
  mayReadDrafts?: (headers: Headers, body: string) => boolean;
};

const ALLOWED_METHODS = "GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS";
const ALLOWED_HEADERS = "Content-Type,Authorization,Origin,Accept";

/** Answers GraphQL over HTTP at any address that ends in `/graphql`, with the contract's statuses, headers and messages. */
export function createHttpEndpoint(options: HttpEndpointOptions) {
  const { identify, check, answer, allowedOrigins, maxBodyBytes, log } = options;

  return async function fetch(request: Request, client: HttpClient = {}): Promise<Response> {
    const response = await respond(request, client);
    response.headers.set("cache-control", "no-store");
    response.headers.set("vary", "Origin");
    const origin = request.headers.get("origin");
    if (origin && allowedOrigins.includes(origin)) response.headers.set("access-control-allow-origin", origin);
    return response;
  };

  async function respond(request: Request, client: HttpClient): Promise<Response> {
    if (isAllowedPreflight(request)) return new Response(null, { status: 204, headers: PERMISSION });
    try {
      return toResponse(await answerRequest(request, client));
    } catch (error) {
      log(error);
      return toResponse(answerInternalError());
    }
  }

  async function answerRequest(request: Request, client: HttpClient): Promise<Answer> {
    if (!new URL(request.url).pathname.endsWith("/graphql")) return refuse(404, "NotFoundError", "Not Found");
    if (mayComeFromAnotherSite(request)) return refuseRequest(CROSS_SITE_MESSAGE);
    if (request.method !== "GET" && request.method !== "POST")
      return { ...refuseRequest("Only GET and POST are answered.", 405), headers: { allow: "GET, POST" } };
    const read = await readQuery(request, maxBodyBytes);
    if ("refusal" in read) return read.refusal;
    const viewer = await identify(request.headers.get("authorization"));
    if ("refusal" in viewer) return viewer.refusal;
    const query = check(read);
    if ("refusal" in query) return query.refusal;
    if (request.method === "GET" && query.operation.operation !== OperationTypeNode.QUERY) return REFUSED_BY_GET;
    const asker = {
      viewer,
      clientAddress: client.address ?? null,
      userAgent: request.headers.get("user-agent"),
      device: request.headers.get("x-known-device"),
      locale: toPreferredLocale(request.headers.get("accept-language")),
    };
    return answer(query, asker, client.mayReadDrafts?.(request.headers, read.body) ?? false);
  }

  function isAllowedPreflight({ method, headers }: Request): boolean {
    const isPreflight = method === "OPTIONS" && headers.has("access-control-request-method");
    return isPreflight && allowedOrigins.includes(headers.get("origin") ?? "");
  }
}

const PERMISSION = {
  "access-control-allow-headers": ALLOWED_HEADERS,
  "access-control-allow-methods": ALLOWED_METHODS,
};

const REFUSED_BY_GET: Answer = {
  ...refuseRequest("GET requests only support query operations, not mutation operations", 405),
  headers: { allow: "POST" },
};

function refuseRequest(message: string, status = 400): Answer {
  return answerRequestErrors("BAD_REQUEST", [{ message }], status);
}

function toResponse({ status, headers, body }: Answer): Response {
  return Response.json(body, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}
