import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { EndedTokens } from "../../app/site/ended-tokens.ts";
import type { Shared } from "./open-shared.ts";

/** As long as a Strapi's tokens last, unless somebody has said otherwise there. */
const STORED_MS = 30 * 86_400_000;
const MOST_STORED = 50_000;

/**
 * The tokens that their visitors ended by signing out, where the provider cannot end them itself. This node stores its
 * own, the shared server everybody's. Of a token only the hash is stored.
 */
export function createEndedTokens(shared: Pick<Shared, "ask" | "prefix"> | null): EndedTokens {
  const ended = new LRUCache<string, true>({ max: MOST_STORED, ttl: STORED_MS });

  return {
    async end(token) {
      const hash = hashOf(token);
      ended.set(hash, true);
      await shared?.ask((redis) => redis.set(keyOf(hash), "", { expiration: { type: "PX", value: STORED_MS } }));
    },

    async has(token) {
      const hash = hashOf(token);
      if (ended.has(hash)) return true;
      const found = (await shared?.ask((redis) => redis.exists(keyOf(hash)))) === 1;
      // Also when the server is away later, or empty.
      if (found) ended.set(hash, true);
      return found;
    },
  };

  function keyOf(hash: string): string {
    return `${shared?.prefix}:ended:${hash}`;
  }
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
