import { BLOCKS_PER_DAY } from "../block-emission.ts";
import { checkNumber, checkNumbers } from "../check-argument.ts";
import { alphaNeededForTao, DEFAULT_QUOTE_WEIGHT, type Pool, priceOf } from "../pool/balancer.ts";
import { inject } from "../pool/injection.ts";
import { DEFAULT_FEE_RATE_U16, estimateSwap } from "../pool/swap.ts";
import { alphaEmission } from "./alpha-emission.ts";
import type { EmissionRule } from "./eras.ts";
import { type GateSettings, gatedShares } from "./gate.ts";
import { type MovingPriceSettings, movingPrice } from "./moving-price.ts";
import { priceShares } from "./price-shares.ts";
import { DEFAULT_TAO_WEIGHT, rootProportion } from "./root-proportion.ts";
import { type SubnetTerms, subnetTerms } from "./subnet-terms.ts";
import { DEFAULT_FLOW_SMOOTHING, type FlowSettings, flowEma, flowShares, netFlowsOf } from "./tao-flow.ts";

/** A subnet between two steps. Amounts in whole TAO and alpha, flows in TAO per block. */
export interface NetworkSubnet {
  readonly netuid: number;
  readonly pool: Pool;
  /** All alpha there is: in the pool, with stakers and with the chain. */
  readonly alphaIssued: number;
  /** Of it, what the chain bought. */
  readonly protocolAlpha: number;
  readonly emaPrice: number;
  readonly userFlowEma: number;
  readonly protocolFlowEma: number;
  /** From 0 to 1. */
  readonly minerBurned: number;
  readonly isEmissionEnabled: boolean;
  readonly ageInBlocks: number;
}

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

/** What a sale leaves in a pool at least: the smallest reserve in which the chain swaps, in TAO. */
const LOWEST_TAO_RESERVE = 0.001;
const LARGEST_INPUT_IN_RESERVES = 1000;

/** A subnet with equal weights that has just begun, at its moving price. */
export function newNetworkSubnet(
  start: Pick<NetworkSubnet, "netuid"> & Partial<NetworkSubnet> & { readonly tao: number; readonly alpha: number },
): NetworkSubnet {
  const { tao, alpha, ...known } = start;
  const pool = { tao, alpha, quoteWeight: DEFAULT_QUOTE_WEIGHT };
  return {
    pool,
    alphaIssued: alpha,
    protocolAlpha: 0,
    emaPrice: Math.min(1, priceOf(pool)),
    userFlowEma: 0,
    protocolFlowEma: 0,
    minerBurned: 0,
    isEmissionEnabled: true,
    ageInBlocks: 0,
    ...known,
  };
}

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

  const behaving = subnets.map((subnet, i) => ({
    ...subnet,
    minerBurned: behaviour.minerBurned?.[i] ?? subnet.minerBurned,
  }));
  const shares = sharesUnder(settings.rule ?? "gate", behaving, settings);
  const taoOfStep = taoPerBlock * blocksPerStep;
  const steps = behaving.map((subnet, i) =>
    stepSubnet(subnet, (shares[i] ?? 0) * taoOfStep, behaviour.netFlows[i] ?? 0, settings),
  );
  return {
    shares,
    subnets: steps.map(({ subnet }) => subnet),
    terms: steps.map(({ terms }) => terms),
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

function stepSubnet(subnet: NetworkSubnet, taoEmission: number, wantedFlow: number, settings: NetworkSettings) {
  const { blocksPerStep = BLOCKS_PER_DAY, flowSmoothing = DEFAULT_FLOW_SMOOTHING } = settings;
  const terms = subnetTerms({
    taoEmission,
    price: priceOf(subnet.pool),
    rootProportion: rootProportion(
      settings.rootTao ?? DEFAULT_ROOT_TAO,
      subnet.alphaIssued,
      settings.taoWeight ?? DEFAULT_TAO_WEIGHT,
    ),
    alphaEmission: alphaEmission(subnet.alphaIssued) * blocksPerStep,
  });
  const { pool: injectedPool, injected } = inject(subnet.pool, { tao: terms.taoIn, alpha: terms.alphaIn });
  const bought = buy(injectedPool, terms.excessTao, 0);
  const protocolAlpha = subnet.protocolAlpha + bought.amountOut;
  const alphaIssued = subnet.alphaIssued + injected.alpha + terms.alphaOut;

  const stakersAlpha = Math.max(0, alphaIssued - bought.pool.alpha - protocolAlpha);
  const feeRateU16 = settings.feeRateU16 ?? DEFAULT_FEE_RATE_U16;
  const moved =
    wantedFlow >= 0
      ? buy(bought.pool, wantedFlow, feeRateU16)
      : sellFor(bought.pool, -wantedFlow, stakersAlpha, feeRateU16);
  const carriedFlow = wantedFlow >= 0 ? moved.amountInAfterFee : -moved.amountOut;

  const ageInBlocks = subnet.ageInBlocks + blocksPerStep;
  const protocolFlow = injected.tao + bought.amountInAfterFee;
  const followed: NetworkSubnet = {
    ...subnet,
    pool: moved.pool,
    alphaIssued,
    protocolAlpha,
    ageInBlocks,
    emaPrice: movingPrice(subnet.emaPrice, priceOf(moved.pool), {
      ...settings.movingPrice,
      blocksSinceStart: ageInBlocks,
      updates: blocksPerStep,
    }),
    userFlowEma: flowEma(subnet.userFlowEma, carriedFlow / blocksPerStep, blocksPerStep, flowSmoothing),
    protocolFlowEma: flowEma(subnet.protocolFlowEma, protocolFlow / blocksPerStep, blocksPerStep, flowSmoothing),
  };
  return { subnet: followed, terms, carriedFlow };
}

function buy(pool: Pool, tao: number, feeRateU16: number) {
  const amountIn = Math.min(tao, LARGEST_INPUT_IN_RESERVES * pool.tao);
  return estimateSwap(pool, { side: "buy", amountIn, feeRateU16 });
}

/** A sale that brings `tao`, or as much of it as the stakers' alpha and the pool allow. */
function sellFor(pool: Pool, tao: number, stakersAlpha: number, feeRateU16: number) {
  const taoOut = Math.min(tao, Math.max(0, pool.tao - LOWEST_TAO_RESERVE));
  const needed = alphaNeededForTao(pool, taoOut) / (1 - feeRateU16 / 65_535);
  const amountIn = Math.min(needed, stakersAlpha, LARGEST_INPUT_IN_RESERVES * pool.alpha);
  return estimateSwap(pool, { side: "sell", amountIn, feeRateU16 });
}
