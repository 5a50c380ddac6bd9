import { createMiddleware } from "hono/factory";

/** Turns away what has no address, because of a host that cannot be one, as `999.999.999.999`: nobody after this has to ask. */
export const refuseBadHosts = createMiddleware(async (c, next) => {
  if (!URL.canParse(c.req.url)) return c.text("400 Bad Request\n", 400);
  return next();
});
