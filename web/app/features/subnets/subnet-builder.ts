import { type ListedSubnet, type SubnetSummary, toListed } from "./subnets.server.ts";

/** For tests: a subnet as the list knows it. */
export function aSubnet(fields: Partial<SubnetSummary>): SubnetSummary {
  return {
    name: "Cellar",
    slug: "cellar",
    mainnetId: 42,
    symbol: null,
    description: "Keeps files.",
    comingSoon: false,
    team: "Harbour Works",
    tags: [],
    tagsLocale: "en",
    updatedAt: null,
    emission: null,
    mining: null,
    locale: "en",
    ...fields,
  };
}

/** For tests: the same as a row of the list has it. */
export function aListedSubnet(fields: Partial<SubnetSummary>, { tellsNeeds = false } = {}): ListedSubnet {
  return toListed(aSubnet(fields), { once: (value) => ({ value }), tellsNeeds });
}
