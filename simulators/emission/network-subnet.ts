import {
  alphaNeededForTao,
  alphaPaidOut,
  DEFAULT_QUOTE_WEIGHT,
  type Pool,
  priceOf,
  spotPrice,
  taoPaidOut,
} from "../pool/balancer.ts";
import { inject } from "../pool/injection.ts";
import { alphaEmission } from "./alpha-emission.ts";
import { type MovingPriceSettings, movingPrice } from "./moving-price.ts";
import { rootProportion } from "./root-proportion.ts";
import { type SubnetTerms, subnetTerms } from "./subnet-terms.ts";

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

/** What is the same for all subnets in a step. */
export interface StepTerms {
  readonly blocksPerStep: number;
  readonly taoOfStep: number;
  readonly rootTao: number;
  readonly taoWeight: number;
  readonly feeRate: number;
  readonly flowProgress: number;
  readonly movingPrice: MovingPriceSettings;
}

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

/** One subnet in one step; `wantedFlow` is what users stake less what they unstake, in TAO. */
export function stepSubnet(
  subnet: NetworkSubnet,
  share: number,
  wantedFlow: number,
  step: StepTerms,
): { subnet: NetworkSubnet; terms: SubnetTerms; carriedFlow: number } {
  const { blocksPerStep } = step;
  const terms = subnetTerms({
    taoEmission: share * step.taoOfStep,
    price: spotPrice(subnet.pool),
    rootProportion: rootProportion(step.rootTao, subnet.alphaIssued, step.taoWeight),
    alphaEmission: alphaEmission(subnet.alphaIssued) * blocksPerStep,
  });
  const { pool: injectedPool, injected } = inject(subnet.pool, { tao: terms.taoIn, alpha: terms.alphaIn });
  const bought = buy(injectedPool, terms.excessTao, 0);
  const protocolAlpha = subnet.protocolAlpha + bought.out;
  const alphaIssued = subnet.alphaIssued + injected.alpha + terms.alphaOut;

  const stakersAlpha = Math.max(0, alphaIssued - bought.pool.alpha - protocolAlpha);
  const moved =
    wantedFlow >= 0
      ? buy(bought.pool, wantedFlow, step.feeRate)
      : sellFor(bought.pool, -wantedFlow, stakersAlpha, step.feeRate);
  const carriedFlow = wantedFlow >= 0 ? moved.in : -moved.out;

  const ageInBlocks = subnet.ageInBlocks + blocksPerStep;
  const follow = (average: number, flow: number) => average + (flow / blocksPerStep - average) * step.flowProgress;
  const followed: NetworkSubnet = {
    netuid: subnet.netuid,
    pool: moved.pool,
    alphaIssued,
    protocolAlpha,
    emaPrice: movingPrice(subnet.emaPrice, priceOf(moved.pool), {
      blocksSinceStart: ageInBlocks,
      updates: blocksPerStep,
      movingAlpha: step.movingPrice.movingAlpha,
      halvingBlocks: step.movingPrice.halvingBlocks,
    }),
    userFlowEma: follow(subnet.userFlowEma, carriedFlow),
    protocolFlowEma: follow(subnet.protocolFlowEma, injected.tao + bought.in),
    minerBurned: subnet.minerBurned,
    isEmissionEnabled: subnet.isEmissionEnabled,
    ageInBlocks,
  };
  return { subnet: followed, terms, carriedFlow };
}

/** What went into a pool after the fee, and what came out. */
interface Move {
  readonly pool: Pool;
  readonly in: number;
  readonly out: number;
}

function buy(pool: Pool, tao: number, feeRate: number): Move {
  const taoIn = Math.min(tao, LARGEST_INPUT_IN_RESERVES * pool.tao) * (1 - feeRate);
  const out = alphaPaidOut(pool, taoIn);
  if (out === 0) return { pool, in: 0, out: 0 };
  return {
    pool: { tao: pool.tao + taoIn, alpha: pool.alpha - out, quoteWeight: pool.quoteWeight },
    in: taoIn,
    out,
  };
}

/** A sale that brings `tao`, or as much of it as the stakers' alpha and the pool allow. */
function sellFor(pool: Pool, tao: number, stakersAlpha: number, feeRate: number): Move {
  const taoOut = Math.min(tao, Math.max(0, pool.tao - LOWEST_TAO_RESERVE));
  const most = Math.min(stakersAlpha * (1 - feeRate), LARGEST_INPUT_IN_RESERVES * pool.alpha);
  const alphaIn = Math.min(alphaNeededForTao(pool, taoOut), most);
  const out = taoPaidOut(pool, alphaIn);
  return {
    pool: { tao: pool.tao - out, alpha: pool.alpha + alphaIn, quoteWeight: pool.quoteWeight },
    in: alphaIn,
    out,
  };
}
