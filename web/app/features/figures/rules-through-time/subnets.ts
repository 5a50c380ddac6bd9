import { EMISSION_ERAS } from "@learn-bittensor/simulators/emission/eras";
import { sharesUnder } from "@learn-bittensor/simulators/emission/network";
import { newNetworkSubnet } from "@learn-bittensor/simulators/emission/network-subnet";

/** What a rule may look at. */
export const MEASURES = ["price", "users", "chain", "burned"] as const;
export type Measure = (typeof MEASURES)[number];

/** Made up: dear but left by its stakers, young and joined, living on what the chain spends, one that withholds pay, a small one. */
export const SUBNETS: readonly (Readonly<Record<Measure, number>> & { readonly name: string })[] = [
  { name: "A", price: 0.05, users: -300, chain: 60, burned: 0 },
  { name: "B", price: 0.02, users: 200, chain: 20, burned: 0 },
  { name: "C", price: 0.03, users: 120, chain: 220, burned: 0 },
  { name: "D", price: 0.04, users: 60, chain: 30, burned: 0.9 },
  { name: "E", price: 0.006, users: 20, chain: 5, burned: 0 },
];

/** What each rule looks at. */
const LOOKS_AT: Readonly<Record<(typeof EMISSION_ERAS)[number]["rule"], readonly Measure[]>> = {
  price: ["price"],
  flow: ["users"],
  "net-flow": ["users", "chain"],
  "price-and-burn": ["price", "burned"],
  gate: ["price", "burned"],
};

/** The bar of the gate is the share on rank 32; among five it is here the one on rank 3. */
const GATE = { barRank: 3 };

const NETWORK = SUBNETS.map(({ price, users, chain, burned }, netuid) =>
  newNetworkSubnet({
    netuid,
    tao: 1,
    alpha: 1,
    emaPrice: price,
    userFlowEma: users,
    protocolFlowEma: chain,
    minerBurned: burned,
  }),
);

/** The eras in the order of time, each with what its rule looks at and the shares that it gives. */
export const ERAS = EMISSION_ERAS.map(({ rule, since, until }) => ({
  rule,
  since,
  until,
  looksAt: LOOKS_AT[rule],
  shares: sharesUnder(rule, NETWORK, { gate: GATE }),
}));
