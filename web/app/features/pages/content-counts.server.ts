import { GetConcepts } from "@learn-bittensor/contract/operations/concepts";
import { GetGuides } from "@learn-bittensor/contract/operations/guides";
import { GetLabs } from "@learn-bittensor/contract/operations/labs";
import { GetSubnets } from "@learn-bittensor/contract/operations/subnets";
import type { Site } from "#app/site/site.server.ts";

/** How much there is to read, counted by the provider now. Null where it could not be counted: the page stays. */
export async function countContent(site: Site) {
  const one = { locale: "en", pageSize: 1 };
  try {
    const [{ concepts }, { guides }, { subnets }, { labs }] = await Promise.all([
      site.content.query(GetConcepts, one),
      site.content.query(GetGuides, one),
      site.content.query(GetSubnets, { ...one, filters: { mainnetId: { notNull: true } } }),
      site.content.query(GetLabs, { locale: "en" }),
    ]);
    return {
      concepts: concepts?.meta.pagination.total ?? 0,
      guides: guides?.meta.pagination.total ?? 0,
      subnets: subnets?.meta.pagination.total ?? 0,
      labs: labs?.data.length ?? 0,
    };
  } catch (cause) {
    site.log({ level: "warn", message: "the content could not be counted", cause });
    return null;
  }
}

export type Counts = Awaited<ReturnType<typeof countContent>>;
