import { createHash } from "node:crypto";
import { createRateLimiter, type Limiter, type LimiterOptions } from "@learn-bittensor/provider/rate-limiter";
import type { Shared } from "./open-shared.ts";

/**
 * Counts for all nodes together. Each counts for itself as well: where the others cannot be asked, or what they counted has
 * been lost, its own count holds.
 */
export function createSharedLimiter(shared: Pick<Shared, "ask" | "prefix">, options: LimiterOptions): Limiter {
  const { name, windowMs, clock } = options;
  const own = createRateLimiter(options);
  return {
    async count(key, limit, weighs = 1) {
      const wasExceeded = own.count(key, limit, 0).isExceeded;
      const alone = own.count(key, limit, weighs);
      // What goes over the limit is told to the others, what comes after it is not.
      if (wasExceeded) return alone;
      // Keys hold addresses and names: whoever reads the server learns none.
      const hashed = createHash("sha256").update(`${name} ${key}`).digest("base64url");
      const at = `${shared.prefix}:limit:${hashed}`;
      const answer = await shared.ask((redis) =>
        redis
          .multi()
          .set(at, 0, { condition: "NX", expiration: { type: "PX", value: windowMs } })
          .incrBy(at, weighs)
          .pTTL(at)
          .exec(),
      );
      const [, together, left] = (answer ?? []).map(Number);
      if (together === undefined || left === undefined || left < 0) return alone;
      return {
        limit,
        remaining: Math.min(alone.remaining, Math.max(0, limit - together)),
        resetsAt: Math.max(alone.resetsAt, clock() + left),
        isExceeded: alone.isExceeded || together > limit,
      };
    },
  };
}
