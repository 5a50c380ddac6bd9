import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { ContentStore } from "./content-store.ts";

/** The part of all emission that each subnet had, where its entry says so, the largest first. */
export function listEmissionShares(content: ContentStore): { mainnetId: number; share: number; on: string }[] {
  return content
    .list("Subnet", DEFAULT_LOCALE)
    .flatMap(({ mainnetId, emissionShare, emissionShareOn }) =>
      typeof mainnetId === "number" && typeof emissionShare === "number" && typeof emissionShareOn === "string"
        ? { mainnetId, share: emissionShare, on: emissionShareOn }
        : [],
    )
    .sort((one, other) => other.share - one.share);
}
