import type { MakeLimiter } from "@learn-bittensor/provider/rate-limiter";
import { type EndedTokens, NO_ENDED_TOKENS } from "../../app/site/ended-tokens.ts";
import type { Configuration } from "../configuration.ts";
import type { Log } from "../log.ts";
import type { Shared } from "./open-shared.ts";

interface Nodes {
  /** Null where there is one node only. */
  shared: Shared | null;
  /** Counts for all nodes; undefined where each process counts for itself. */
  createLimiter: MakeLimiter | undefined;
  endedTokens: EndedTokens;
}

type Settings = Pick<Configuration, "cacheUrl" | "cachePrefix" | "contentApiUrl">;

/** What the nodes of a site have in common. What only several of them need is loaded only where `CACHE_URL` is set. */
export async function openNodes({ cacheUrl, cachePrefix, contentApiUrl }: Settings, log: Log): Promise<Nodes> {
  const shared = cacheUrl ? await open(cacheUrl) : null;
  return {
    shared: shared?.shared ?? null,
    createLimiter: shared?.createLimiter,
    // The embedded provider ends tokens itself.
    endedTokens: contentApiUrl ? await createEnded(shared?.shared ?? null) : NO_ENDED_TOKENS,
  };

  async function open(url: string) {
    const { openShared } = await import("./open-shared.ts");
    const { createSharedLimiter } = await import("./create-shared-limiter.ts");
    const opened = await openShared({ url, prefix: cachePrefix, log });
    const createLimiter: MakeLimiter = (options) => createSharedLimiter(opened, options);
    return { shared: opened, createLimiter };
  }
}

async function createEnded(shared: Shared | null): Promise<EndedTokens> {
  const { createEndedTokens } = await import("./create-ended-tokens.ts");
  return createEndedTokens(shared);
}
