import { type EmissionRule, eraOn } from "@learn-bittensor/simulators/emission/eras";
import { DEFAULT_MOVING_ALPHA, MOVING_ALPHA_OF_THE_CODE } from "@learn-bittensor/simulators/emission/moving-price";
import type { Behaviour, NetworkSettings } from "@learn-bittensor/simulators/emission/network";
import { type NetworkSubnet, newNetworkSubnet } from "@learn-bittensor/simulators/emission/network-subnet";
import type { EmissionState } from "./emission-fields.ts";

export const RULES = ["price", "flow", "net-flow", "price-and-burn", "gate"] as const satisfies readonly EmissionRule[];

/** The first day of the first rule, as the moment from which history is counted. */
export const HISTORY_BEGINS = Date.UTC(2025, 1, 13);
const HALVING = "2025-12-14";
const MS_PER_DAY = 86_400_000;
const BLOCKS_PER_DAY = 7200;
const LARGEST_PRICE = 0.13;
const LARGEST_POOL_IN_TAO = 60_000;
const AGE_IN_BLOCKS = 2_000_000;

/** A network of subnets whose prices fall by a power of their rank: made up, with the largest price near that of 2026. */
export function networkOf({ subnets, spread, inflow }: EmissionState): NetworkSubnet[] {
  const sizes = Array.from({ length: subnets }, (_, index) => (index + 1) ** -spread);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size, index) => {
    const tao = 50 + LARGEST_POOL_IN_TAO * size;
    const price = Math.max(1e-6, LARGEST_PRICE * size);
    return newNetworkSubnet({
      netuid: index + 1,
      tao,
      alpha: tao / price,
      alphaIssued: tao / price + 2_000_000,
      emaPrice: price,
      userFlowEma: (inflow * size) / total / BLOCKS_PER_DAY,
      protocolFlowEma: (0.5 * size) / total,
      ageInBlocks: AGE_IN_BLOCKS,
    });
  });
}

/** What people do on a day (0, 1, 2 …): everyday inflow by size, and what happens to the subnet in focus. */
export function behaviourOf(state: EmissionState, network: readonly NetworkSubnet[]): (day: number) => Behaviour {
  const everyday = network.map((subnet) => subnet.userFlowEma * BLOCKS_PER_DAY);
  const noBurn = network.map(() => 0);
  const place = focusOf(state) - 1;
  return (day) => {
    const isOn = day >= state.eventAt && day < state.eventAt + state.eventLasts;
    if (!isOn || state.event === "none") return { netFlows: everyday, minerBurned: noBurn };
    if (state.event === "burn") return { netFlows: everyday, minerBurned: noBurn.with(place, state.burned / 100) };
    const flow = state.event === "inflow" ? state.size : -state.size;
    return { netFlows: everyday.with(place, (everyday[place] ?? 0) + flow), minerBurned: noBurn };
  };
}

/** The rule and the amounts of a day. In history both change with the calendar. */
export function settingsOf(state: EmissionState, rule: EmissionRule | "history"): (day: number) => NetworkSettings {
  const settings: NetworkSettings = {
    gate: { barRank: state.gateRank, gateExponent: state.gateExponent },
    movingPrice: { movingAlpha: movingAlphaOf(state) },
  };
  if (rule !== "history") return () => ({ ...settings, rule });
  return (day) => {
    const date = new Date(HISTORY_BEGINS + day * MS_PER_DAY).toISOString().slice(0, 10);
    return { ...settings, rule: eraOn(date)?.rule ?? "price", taoPerBlock: date < HALVING ? 1 : 0.5 };
  };
}

const MOVING_ALPHAS = {
  code: MOVING_ALPHA_OF_THE_CODE,
  tenfold: 10 * MOVING_ALPHA_OF_THE_CODE,
  hundredfold: DEFAULT_MOVING_ALPHA,
};

/** The rate of the moving price: a hundred times the code's own default is what the chain has. */
export function movingAlphaOf({ moving }: EmissionState): number {
  return MOVING_ALPHAS[moving];
}

/** The rank of the subnet that is watched, never beyond the network. */
export function focusOf({ focus, subnets }: EmissionState): number {
  return Math.min(focus, subnets);
}
