import { GetMiningNeeds } from "@learn-bittensor/contract/operations/mining-needs";
import type { ResultOf } from "gql.tada";
import type { Site } from "./site.server.ts";

/** The least that a subnet's own documents ask of a miner; null where they say nothing. */
export type MiningNeeds = Omit<ResultOf<typeof GetMiningNeeds>["miningNeeds"][number], "mainnetId">;

/** What subnets ask of miners by `mainnetId`; empty where it cannot be told, as with a provider that has none. */
export async function listMiningNeeds(site: Site): Promise<ReadonlyMap<number, MiningNeeds>> {
  try {
    const { miningNeeds } = await site.content.query(GetMiningNeeds, {});
    return new Map(miningNeeds.map(({ mainnetId, ...needs }) => [mainnetId, needs]));
  } catch (cause) {
    site.log({ level: "warn", message: "no word of what mining takes", cause });
    return new Map();
  }
}
