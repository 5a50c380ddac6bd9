const ALLOWED_METHODS = "GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS";
const ALLOWED_HEADERS = "Content-Type,Authorization,Origin,Accept";

/** What every answer says about other origins: the named ones may read it in a browser. */
export function toCorsHeaders(request: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  const isAllowed = origin !== null && allowedOrigins.includes(origin);
  return { vary: "Origin", ...(isAllowed && { "access-control-allow-origin": origin }) };
}

/** The answer to a browser that asks beforehand for a page of a named origin; null for any other request. */
export function answerPreflight(request: Request, allowedOrigins: readonly string[]): Response | null {
  if (request.method !== "OPTIONS" || !request.headers.has("access-control-request-method")) return null;
  const headers = toCorsHeaders(request, allowedOrigins);
  if (!("access-control-allow-origin" in headers)) return null;
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      "access-control-allow-headers": ALLOWED_HEADERS,
      "access-control-allow-methods": ALLOWED_METHODS,
    },
  });
}
