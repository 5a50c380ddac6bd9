import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { ContentStore } from "./content-store.ts";
import type { MiningFields } from "./format/network-fields.ts";

/** What subnets ask of who wants to mine in them, where their entry says so: the contract's `MiningNeeds`, by number. */
export function listMiningNeeds(content: ContentStore) {
  return content
    .list("Subnet", DEFAULT_LOCALE)
    .flatMap(({ mainnetId, mining }) =>
      typeof mainnetId === "number" && mining ? toNeeds(mainnetId, mining as MiningFields) : [],
    )
    .sort((one, other) => one.mainnetId - other.mainnetId);
}

function toNeeds(mainnetId: number, { source, ...mining }: MiningFields) {
  return {
    gpuMemoryGb: null,
    gpuCount: null,
    ramGb: null,
    diskGb: null,
    cpuCores: null,
    bandwidthMbps: null,
    ...mining,
    mainnetId,
    sourceName: source.ref,
    sourceHref: source.href ?? null,
  };
}
