import { GetEmissionShares } from "@learn-bittensor/contract/operations/emission-shares";
import type { Site } from "./site.server.ts";

/** A part of all emission between subnets, 0 to 1, and the day (`YYYY-MM-DD`) for which it is known. */
export interface EmissionShare {
  share: number;
  on: string;
}

/** The parts of all emission by `mainnetId`; empty where they cannot be told, as with a provider that has none. */
export async function listEmissionShares(site: Site): Promise<ReadonlyMap<number, EmissionShare>> {
  try {
    const { emissionShares } = await site.content.query(GetEmissionShares, {});
    return new Map(emissionShares.map(({ mainnetId, share, on }) => [mainnetId, { share, on: String(on) }]));
  } catch (cause) {
    site.log({ level: "warn", message: "no shares of emission", cause });
    return new Map();
  }
}
