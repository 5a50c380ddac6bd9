import { toClientNetwork } from "@learn-bittensor/provider/client-network";
import { createRateLimiter } from "@learn-bittensor/provider/rate-limiter";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { splitLocale } from "../app/i18n/localized-path.ts";
import type { PageVariables } from "./security-headers.ts";

/** The span in which costs are added up: whoever is refused may go on within it. */
const WINDOW_MS = 60_000;

/** What requests cost, in units of about five milliseconds of one processor core. What is not here costs what it came to. */
const COSTS: readonly (readonly [path: RegExp, units: number])[] = [
  // A hundred milliseconds and more, of questions that are as deep as may be.
  [/^\/graphql$/, 10],
  // What a page asks for with each letter that is typed.
  [/^\/multi-search$/, 1],
  [/^\/search$/, 4],
  // Five questions at once, up to 700 ms.
  [/^\/lab\/ask$/, 40],
  // A picture is drawn in 650 ms, in a thread of its own.
  [/^\/cards\//, 40],
  // Events are read and written.
  [/^\/learning\.json$/, 2],
];

/** A page that is not at hand is made in ten milliseconds and more: whoever is signed in, or says so, is given no other. */
const MADE_UNITS = 2;

/** Pages that may have been meant are looked for, in ten milliseconds. It is known afterwards only. */
const NOT_FOUND_UNITS = 2;

/** What a client has spent, and may. Seconds to wait where that is too much, else null. */
export type Spend = (address: string | null, units: number) => number | null;

/** Adds up what the clients of each network cost; null, where nothing is limited, for a budget of 0. */
export function createSpending({ unitsAMinute, clock }: { unitsAMinute: number; clock: () => number }): Spend | null {
  if (unitsAMinute === 0) return null;
  const limiter = createRateLimiter({ windowMs: WINDOW_MS, clock });
  return (address, units) => {
    const { isExceeded, resetsAt } = limiter.count(toClientNetwork(address), unitsAMinute, units);
    return isExceeded ? Math.max(1, Math.ceil((resetsAt - clock()) / 1_000)) : null;
  };
}

/**
 * Refuses what a network asks for that has spent its minute, also what costs little: whether an address is one of the site's
 * is known only when it has been looked for. Cached pages and files have been answered before.
 */
export function limitClients(spend: Spend, clientAddress: (c: Context) => string | null) {
  return createMiddleware<{ Variables: Pick<PageVariables, "isMade"> }>(async (c, next) => {
    if (c.req.method === "OPTIONS") return next();
    const address = clientAddress(c);
    const units = unitsOf(c.req.path);
    const seconds = spend(address, units);
    if (seconds !== null) return refuse(c, seconds);
    await next();
    if (units === 0 && c.get("isMade")) spend(address, MADE_UNITS);
    if (c.res.status === 404) spend(address, NOT_FOUND_UNITS);
  });
}

function unitsOf(pathname: string): number {
  const { path } = splitLocale(pathname.replace(/\.data$/, ""));
  return COSTS.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
}

const MESSAGE = "Too many requests, please try again later.";

/** Each door says it in its own form. */
function refuse(c: Context, seconds: number): Response {
  const headers = { "Retry-After": String(seconds), "Cache-Control": "no-store" };
  if (c.req.path === "/graphql")
    return c.json({ data: null, error: { status: 429, name: "RateLimitError", message: MESSAGE } }, 429, headers);
  if (c.req.path === "/multi-search")
    return c.json({ message: MESSAGE, code: "too_many_search_requests", type: "system", link: "" }, 429, {
      ...headers,
      // Pages of others may search as well, and read why they cannot.
      "Access-Control-Allow-Origin": "*",
    });
  return c.text("429 Too Many Requests\n", 429, headers);
}
