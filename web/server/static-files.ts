import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";

/** Of an answer whose head alone has come when its server ends, no proxy can ask another one: what is small goes in one piece. */
const IN_ONE_PIECE_BYTES = 64 * 1_024;

/**
 * Files of the build, with their brotli and gzip copies where the visitor takes them. What lies under `assets/` bears a
 * hash in its name and is cached for good; the rest is asked for again after an hour, but for what says which build this is and for
 * the service worker, of which browsers ask each time.
 */
export function staticFiles(root: string) {
  const serve = serveStatic({ root, precompressed: true });
  return createMiddleware(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    // Folders have no page of their own: only what looks like a file is looked for.
    if (!/\.\w+$/.test(c.req.path)) return next();
    const answer = await serve(c, next);
    // Without such a file the next handler has answered already, and what is returned here is not its response.
    if (!(answer instanceof Response)) return;
    answer.headers.set("Cache-Control", policyOf(c.req.path));
    const length = Number(answer.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
    if (!answer.body || length > IN_ONE_PIECE_BYTES) return answer;
    return new Response(new Uint8Array(await answer.arrayBuffer()), answer);
  });
}

function policyOf(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return path.startsWith("/builds/") || path === "/service-worker.js" ? "no-cache" : "public, max-age=3600";
}
