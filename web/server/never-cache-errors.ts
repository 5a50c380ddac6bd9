import { createMiddleware } from "hono/factory";

/** An error is never cached, whatever the route asked: an outage must not outlive itself. */
export const neverCacheErrors = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  c.res.headers.set("Cache-Control", "no-store");
  if (c.res.status === 503 && !c.res.headers.has("Retry-After")) c.res.headers.set("Retry-After", "30");
});
