import type { Core } from "@strapi/strapi";
import type { AskedContext } from "../graphql/asked-context.ts";

type Count = (koaContext: AskedContext["koaContext"], next: () => Promise<void>) => Promise<void>;

/** Counts an attempt like those to sign in, under a path of its own; throws where there were too many. */
export async function countAttempt(strapi: Core.Strapi, { koaContext }: AskedContext, path: string): Promise<void> {
  const count = strapi.middleware("plugin::users-permissions.rateLimit")({}, { strapi }) as Count;
  const before = koaContext.request.path;
  koaContext.request.path = path;
  try {
    await count(koaContext, async () => undefined);
  } finally {
    koaContext.request.path = before;
  }
}
