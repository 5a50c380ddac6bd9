import { GetSubnetNames } from "@learn-bittensor/contract/operations/subnets";
import { everyPage, LARGEST_PAGE } from "#app/site/content-lists.server.ts";
import { listEmissionShares } from "#app/site/emission-shares.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { arrangeNodes, encloseNodes, type PlacedNode, ROOT } from "./arrange-nodes.server.ts";

/** So many subnets can be pointed at by their names; links of all, most of them a finger's tenth, would double the page. */
const MOST_LINKS = 24;

export interface Network {
  /** Root, and the subnets with the largest known parts of the emission. */
  nodes: PlacedNode[];
  /** The others. */
  dots: PlacedNode[];
  /** The circle around them all. */
  around: { x: number; y: number; radius: number };
  /** How many subnets have a part of the emission that is known, and the day (`YYYY-MM-DD`) for which it is. */
  known: { count: number; on: string };
}

/** The subnets as they are drawn on the home page. Null where their sizes are not known, or they cannot be listed: the page stays. */
export async function getNetwork(site: Site): Promise<Network | null> {
  const shares = await listEmissionShares(site);
  const on = [...shares.values()][0]?.on;
  if (on === undefined) return null;
  try {
    const subnets = await everyPage(async (page) => {
      const answer = await site.content.query(GetSubnetNames, { locale: "en", page, pageSize: LARGEST_PAGE });
      return answer.subnets;
    });
    const nodes = arrangeNodes(
      subnets.flatMap(({ attributes: { name, mainnetId } }) =>
        mainnetId === null ? [] : [{ netuid: mainnetId, name, share: rounded(shares.get(mainnetId)?.share) }],
      ),
    );
    const largest = nodes
      .filter(({ share }) => share !== null)
      .toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))
      .slice(0, MOST_LINKS);
    const linked = new Set([ROOT, ...largest.map(({ netuid }) => netuid)]);
    return {
      nodes: nodes.filter(({ netuid }) => linked.has(netuid)),
      dots: nodes.filter(({ netuid }) => !linked.has(netuid)),
      around: encloseNodes(nodes),
      known: { count: shares.size, on },
    };
  } catch (cause) {
    site.log({ level: "warn", message: "the network cannot be drawn", cause });
    return null;
  }
}

/** No finer than it is said and drawn. */
function rounded(share: number | undefined): number | null {
  return share === undefined ? null : Math.round(share * 10_000) / 10_000;
}
