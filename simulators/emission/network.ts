import { BLOCKS_PER_DAY } from "../block-emission.ts";
import { checkNumber, checkNumbers } from "../check-argument.ts";
import { DEFAULT_FEE_RATE_U16, HIGHEST_FEE_RATE_U16 } from "../pool/swap.ts";
import type { EmissionRule } from "./eras.ts";
import { type GateSettings, gatedShares } from "./gate.ts";
import type { MovingPriceSettings } from "./moving-price.ts";
import { type NetworkSubnet, type StepTerms, stepSubnet } from "./network-subnet.ts";
import { priceShares } from "./price-shares.ts";
import { DEFAULT_TAO_WEIGHT } from "./root-proportion.ts";
import type { SubnetTerms } from "./subnet-terms.ts";
import { type FlowSettings, flowProgress, flowShares, netFlowsOf } from "./tao-flow.ts";

/** The rules of the network; all have defaults. */
export interface NetworkSettings {
  readonly rule?: EmissionRule;
  /** Default: 0.5, since December 2025. */
  readonly taoPerBlock?: number;
  /** TAO staked on root. Default: 5,298,381, as read on 11 September 2026. */
  readonly rootTao?: number;
  readonly taoWeight?: number;
  readonly feeRateU16?: number;
  readonly flowSmoothing?: number;
  readonly flow?: FlowSettings;
  readonly gate?: GateSettings;
  readonly movingPrice?: MovingPriceSettings;
  /** Length of a step, from 1. Default: 7200, a day. */
  readonly blocksPerStep?: number;
}

/** What people do in a step; one entry per subnet in each list. */
export interface Behaviour {
  /** TAO staked less TAO unstaked by users in the whole step. */
  readonly netFlows: readonly number[];
  /** Default: as it was. */
  readonly minerBurned?: readonly number[];
}

/** A step and the network after it; lists by subnet. */
export interface NetworkStep {
  readonly subnets: NetworkSubnet[];
  /** Of the step's TAO; they sum to 1, or to 0 where a flow rule finds nobody. */
  readonly shares: number[];
  readonly terms: SubnetTerms[];
  /** What of the wanted flows the pools could carry, in TAO. */
  readonly carriedFlows: number[];
}

const DEFAULT_TAO_PER_BLOCK = 0.5;
const DEFAULT_ROOT_TAO = 5_298_381;

/** The share of each subnet under a rule, as things stand. They sum to 1, or to 0. */
export function sharesUnder(rule: EmissionRule, subnets: readonly NetworkSubnet[], settings: NetworkSettings = {}) {
  const emaPrices = subnets.map((subnet) => subnet.emaPrice);
  const minerBurned = subnets.map((subnet) => subnet.minerBurned);
  const isEmissionEnabled = subnets.map((subnet) => subnet.isEmissionEnabled);
  const userFlows = subnets.map((subnet) => subnet.userFlowEma);
  switch (rule) {
    case "price":
      return priceShares({ emaPrices, isEmissionEnabled });
    case "price-and-burn":
      return priceShares({ emaPrices, minerBurned, isEmissionEnabled });
    case "gate":
      return gatedShares({ emaPrices, minerBurned, isEmissionEnabled }, settings.gate).shares;
    case "flow":
      return flowShares(userFlows, settings.flow);
    case "net-flow": {
      const protocolFlows = subnets.map((subnet) => subnet.protocolFlowEma);
      return flowShares(netFlowsOf(userFlows, protocolFlows).netFlows, settings.flow);
    }
    default:
      throw new RangeError(
        `rule: expected price, flow, net-flow, price-and-burn or gate, got ${String(rule satisfies never)}`,
      );
  }
}

/**
 * One step, a day by default, in which everything happens at once: the rule divides the TAO; each subnet's part enters
 * its pool as liquidity and as a purchase; users stake and unstake; alpha is issued; the averages follow.
 *
 * A teaching model of `run_coinbase` in subtensor's `coinbase/run_coinbase.rs`. Left out: root's sales of alpha, the
 * flow rules' switch per subnet, and that the chain does all this in each block.
 *
 * @throws {RangeError} for lists of different lengths and for numbers outside their range
 */
export function stepNetwork(
  subnets: readonly NetworkSubnet[],
  behaviour: Behaviour,
  settings: NetworkSettings = {},
): NetworkStep {
  const { blocksPerStep = BLOCKS_PER_DAY, taoPerBlock = DEFAULT_TAO_PER_BLOCK } = settings;
  checkNumber("blocksPerStep", blocksPerStep, { min: 1, isWhole: true });
  checkNumber("taoPerBlock", taoPerBlock, { min: 0, max: 1 });
  checkNumbers("netFlows", behaviour.netFlows, { length: subnets.length });
  if (behaviour.minerBurned)
    checkNumbers("minerBurned", behaviour.minerBurned, { length: subnets.length, min: 0, max: 1 });

  const { minerBurned } = behaviour;
  const behaving = minerBurned
    ? subnets.map((subnet, i) => ({ ...subnet, minerBurned: minerBurned[i] ?? subnet.minerBurned }))
    : subnets;
  const shares = sharesUnder(settings.rule ?? "gate", behaving, settings);
  const terms = { ...completeTerms(settings), taoOfStep: taoPerBlock * blocksPerStep };
  const steps = behaving.map((subnet, i) => stepSubnet(subnet, shares[i] ?? 0, behaviour.netFlows[i] ?? 0, terms));
  return {
    shares,
    subnets: steps.map(({ subnet }) => subnet),
    terms: steps.map((step) => step.terms),
    carriedFlows: steps.map(({ carriedFlow }) => carriedFlow),
  };
}

/**
 * `stepNetwork` again and again, each time on the network it left. Yields after each step, so that a long run can
 * report progress or be left. The rule may change from step to step, as it did on the chain.
 */
export function* simulateNetwork({
  subnets,
  stepCount,
  behaviourOn,
  settingsOn = () => ({}),
}: {
  readonly subnets: readonly NetworkSubnet[];
  readonly stepCount: number;
  readonly behaviourOn: (step: number, subnets: readonly NetworkSubnet[]) => Behaviour;
  readonly settingsOn?: (step: number) => NetworkSettings;
}): Generator<NetworkStep, void, void> {
  checkNumber("stepCount", stepCount, { min: 0, isWhole: true });
  let current = subnets;
  for (let step = 0; step < stepCount; step += 1) {
    const done = stepNetwork(current, behaviourOn(step, current), settingsOn(step));
    current = done.subnets;
    yield done;
  }
}

function completeTerms(settings: NetworkSettings): Omit<StepTerms, "taoOfStep"> {
  const { blocksPerStep = BLOCKS_PER_DAY, feeRateU16 = DEFAULT_FEE_RATE_U16 } = settings;
  checkNumber("feeRateU16", feeRateU16, { min: 0, max: HIGHEST_FEE_RATE_U16, isWhole: true });
  return {
    blocksPerStep,
    rootTao: settings.rootTao ?? DEFAULT_ROOT_TAO,
    taoWeight: settings.taoWeight ?? DEFAULT_TAO_WEIGHT,
    feeRate: feeRateU16 / 65_535,
    flowProgress: flowProgress(blocksPerStep, settings.flowSmoothing),
    movingPrice: settings.movingPrice ?? {},
  };
}
