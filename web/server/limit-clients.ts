import { toClientNetwork } from "@learn-bittensor/provider/client-network";
import { createRateLimiter, type MakeLimiter } from "@learn-bittensor/provider/rate-limiter";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import pLimit, { type LimitFunction } from "p-limit";
import { findRequestedPage } from "../app/site/requested-page.ts";
import { BODY_LIMITS } from "./body-limits.ts";
import type { PageVariables } from "./security-headers.ts";

/** The span in which costs are added up: whoever is refused may go on within it. */
const WINDOW_MS = 60_000;

/** What requests cost, in units of about five milliseconds of one processor core. What is not here costs what it came to. */
const COSTS: readonly (readonly [path: RegExp, units: number])[] = [
  // A hundred milliseconds and more, of questions that are as deep as may be.
  [/^\/graphql$/, 10],
  // What a page asks for with each letter that is typed; what it has taken is added.
  [/^\/multi-search$/, 1],
  // Sixty milliseconds, half of them in the search engine's thread.
  [/^\/search$/, 12],
  // Five questions at once, up to 700 ms.
  [/^\/lab\/ask$/, 40],
  // A class is named and read in twenty milliseconds, a device counted in one; most of what is asked there is counted.
  [/^\/class\.json$/, 2],
  // Making one looks through all pages.
  [/^\/teach\/class$/, 4],
  // A picture is drawn in 650 ms, in a thread of its own.
  [/^\/cards\//, 40],
];

/** What pages cost that are made, for one visitor most of all: whoever is signed in, or says so, is given no others. */
const COSTS_OF_PAGES: readonly (readonly [path: RegExp, units: number])[] = [
  // 450 kB, all terms and their meanings.
  [/^\/concepts\/glossary$/, 60],
  // 350 kB, a row for each subnet.
  [/^\/subnets$/, 30],
  [/^\/(?:faq|faq_legacy|facts)$/, 10],
  [/./, 4],
];

/** Events are read and written: a hundred of them take 80 milliseconds, and have 14 kB at least. */
const BYTES_OF_A_UNIT_OF_EVENTS = 1_000;
const LEAST_OF_EVENTS = 2;

/** Pages that may have been meant are looked for, in ten milliseconds; a body that is too large is refused unread. Known afterwards only. */
const UNITS_BY_STATUS: Readonly<Record<number, number>> = { 404: 2, 413: 2 };

/** Milliseconds of the search engine's thread for a unit: it says how long it has worked, whatever else the machine does. */
const SEARCH_MS_OF_A_UNIT = 5;

/** So many searches of one network are worked on at a time. The engine takes one after the other: the rest would be before everybody else's. */
const MOST_SEARCHES = 4;

/** What a client has spent, and may. Seconds to wait where that is too much, else null. */
export type Spend = (address: string | null, units: number) => Promise<number | null>;

/** Adds up what the clients of each network cost; null, where nothing is limited, for a budget of 0. */
export function createSpending({
  unitsAMinute,
  clock,
  createLimiter = createRateLimiter,
}: {
  unitsAMinute: number;
  clock: () => number;
  /** Counts with other processes; in this one, unless said. */
  createLimiter?: MakeLimiter | undefined;
}): Spend | null {
  if (unitsAMinute === 0) return null;
  const limiter = createLimiter({ name: "spending", windowMs: WINDOW_MS, clock });
  return async (address, units) => {
    const { isExceeded, resetsAt } = await limiter.count(toClientNetwork(address), unitsAMinute, units);
    return isExceeded ? Math.max(1, Math.ceil((resetsAt - clock()) / 1_000)) : null;
  };
}

/**
 * Refuses what a network asks for that has spent its minute, also what costs little: whether an address is one of the site's
 * is known only when it has been looked for. Cached pages and files have been answered before.
 */
export function limitClients(spend: Spend, clientAddress: (c: Context) => string | null) {
  const searches = createLines(MOST_SEARCHES);
  return createMiddleware<{ Variables: PageVariables }>(async (c, next) => {
    if (c.req.method === "OPTIONS") return next();
    const address = clientAddress(c);
    const { path } = findRequestedPage(c.req.path);
    const units = path === "/learning.json" ? unitsOfEvents(c) : unitsIn(COSTS, path);
    const seconds = await spend(address, units);
    if (seconds !== null) return refuse(c, seconds);
    if (c.req.path === "/multi-search") {
      return searches.run(toClientNetwork(address), async () => {
        // What came before it may have been dear.
        const secondsNow = await spend(address, 0);
        if (secondsNow !== null) return refuse(c, secondsNow);
        await next();
        await spend(address, Math.floor(searchTimeOf(c.res) / SEARCH_MS_OF_A_UNIT));
      });
    }
    await next();
    if (units === 0 && c.get("isMade")) await spend(address, unitsIn(COSTS_OF_PAGES, path));
    const afterwards = UNITS_BY_STATUS[c.res.status];
    if (afterwards !== undefined) await spend(address, afterwards);
  });
}

/** Lets so much of each key be worked on at a time; what waits is bounded by the connections it came on. */
function createLines(most: number) {
  const lines = new Map<string, LimitFunction>();
  return {
    async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const line = lines.get(key) ?? pLimit(most);
      lines.set(key, line);
      try {
        return await line(work);
      } finally {
        if (line.activeCount + line.pendingCount === 0) lines.delete(key);
      }
    },
  };
}

/** The milliseconds that the search engine says it has worked. */
function searchTimeOf({ headers }: Response): number {
  return Number(/^search;dur=([\d.]+)$/.exec(headers.get("Server-Timing") ?? "")?.[1] ?? 0);
}

function unitsIn(costs: typeof COSTS, path: string): number {
  return costs.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
}

/** A body that does not say how long it is counts for the longest that is read. */
function unitsOfEvents({ req }: Context): number {
  if (req.method !== "POST") return LEAST_OF_EVENTS;
  const bytes = Number(req.header("Content-Length") ?? BODY_LIMITS["/learning.json"]);
  return Math.max(LEAST_OF_EVENTS, Math.ceil(bytes / BYTES_OF_A_UNIT_OF_EVENTS));
}

const MESSAGE = "Too many requests, please try again later.";

/** Each endpoint says it in its own form. */
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
