import type { Plugin } from "graphql-yoga";

const ALLOWED_METHODS = "GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS";
const ALLOWED_HEADERS = "Content-Type,Authorization,Origin,Accept";

/** Lets pages of the named origins ask and read, in a browser; and no cache keep what is answered. */
export function answerOrigins(allowedOrigins: readonly string[]): Plugin {
  const isAllowed = (origin: string | null) => origin !== null && allowedOrigins.includes(origin);

  return {
    onRequest({ request: { method, headers }, endResponse }) {
      const isPreflight = method === "OPTIONS" && headers.has("access-control-request-method");
      if (!isPreflight || !isAllowed(headers.get("origin"))) return;
      const permission = {
        "access-control-allow-headers": ALLOWED_HEADERS,
        "access-control-allow-methods": ALLOWED_METHODS,
      };
      endResponse(new Response(null, { status: 204, headers: permission }));
    },
    onResponse({ request, response: { headers } }) {
      const origin = request.headers.get("origin");
      headers.set("vary", "Origin");
      headers.set("cache-control", "no-store");
      if (origin && isAllowed(origin)) headers.set("access-control-allow-origin", origin);
    },
  };
}
