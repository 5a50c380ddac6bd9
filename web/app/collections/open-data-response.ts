import { cachePolicy } from "#app/site/cache-policy.ts";

/** Anybody's page may read it, and see which version it is. */
export function openDataResponse(body: string, type = "application/json; charset=utf-8"): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Cache-Control": cachePolicy.machine,
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "ETag",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
