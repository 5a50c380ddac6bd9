const A_DAY_IN_SECONDS = 86_400;

/** Any page may ask: no cookies are involved, and the key in the browser is public. */
export const CORS_HEADERS = { "access-control-allow-origin": "*" };

/** The answer to a browser that asks beforehand: every method and header is allowed. */
export function answerPreflight(request: Request): Response {
  const headers = request.headers.get("access-control-request-headers");
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS_HEADERS,
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
      "access-control-allow-headers": headers ?? "authorization, content-type",
      "access-control-max-age": String(A_DAY_IN_SECONDS),
    },
  });
}
