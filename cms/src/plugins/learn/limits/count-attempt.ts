import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { AskedContext } from "../graphql/asked-context.ts";
import { toClientNetwork } from "./client-network.ts";

type KoaContext = AskedContext["koaContext"];
type Count = (koaContext: KoaContext, next: () => Promise<void>) => Promise<void>;

const SECOND_MS = 1000;

/** Counts an attempt like those to sign in, under a path of its own; throws where there were too many. */
export async function countAttempt(strapi: Core.Strapi, { koaContext }: AskedContext, path: string): Promise<void> {
  const before = koaContext.request.path;
  koaContext.request.path = path;
  try {
    await counterOf(strapi, {})(koaContext, async () => undefined);
  } finally {
    koaContext.request.path = before;
  }
}

/** How often a network may do something: as often as it may attempt to sign in in a minute, where nothing else is said. */
interface Allowed {
  max?: number;
  interval?: { min: number } | { day: number };
}

/** Counts what a network does without an account, and refuses what is too much, whatever else a request holds. */
export async function countOfNetwork(
  strapi: Core.Strapi,
  { koaContext }: AskedContext,
  operation: string,
  allowed: Allowed = {},
): Promise<void> {
  const key = `${operation} from ${toClientNetwork(koaContext.request.ip)}`;
  // Strapi's own key has the address of mail that a body names: whoever names another one with each request would never be refused.
  const count = counterOf(strapi, { ...allowed, headers: false, keyGenerator: () => key });
  try {
    await count(koaContext, async () => undefined);
  } catch (error) {
    if (error instanceof errors.RateLimitError) {
      const resetsAt = koaContext.state.rateLimit?.reset ?? 0;
      koaContext.set("Retry-After", String(Math.max(1, resetsAt - Math.floor(Date.now() / SECOND_MS))));
    }
    throw error;
  }
}

function counterOf(strapi: Core.Strapi, settings: object): Count {
  return strapi.middleware("plugin::users-permissions.rateLimit")(settings, { strapi }) as Count;
}
