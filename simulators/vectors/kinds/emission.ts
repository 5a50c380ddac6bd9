import { BLOCKS_PER_DAY } from "../../block-emission.ts";
import { splitAlpha, splitDividends } from "../../emission/alpha-split.ts";
import { type GateSettings, gatedShares, gateValue } from "../../emission/gate.ts";
import { DEFAULT_HALVING_BLOCKS, MOVING_ALPHA_OF_THE_CODE, movingPrice } from "../../emission/moving-price.ts";
import { priceShares } from "../../emission/price-shares.ts";
import { DEFAULT_TAO_WEIGHT, rootProportion } from "../../emission/root-proportion.ts";
import { type SubnetDemand, toRao } from "../../emission/shares.ts";
import { subnetTerms } from "../../emission/subnet-terms.ts";
import {
  DEFAULT_FLOW_SMOOTHING,
  flowHalfLifeInBlocks,
  flowRate,
  flowShares,
  netFlowsOf,
  powNormalize,
} from "../../emission/tao-flow.ts";
import { tierShares } from "../../emission/tier-shares.ts";
import type { Kinds } from "../kind.ts";
import { booleanIn, booleansIn, type Fields, fieldsIn, numberIn, numbersIn, optionalIn } from "../read-input.ts";
import { runFlowEma } from "./flow-ema.ts";

const DEFAULT_BLOCK_EMISSION_IN_RAO = 500_000_000;

/** The kinds of `emission.json`. */
export const emissionKinds: Kinds = {
  gated_shares: (input) => {
    const { demandShares, bar, gate, shares } = gatedShares(readDemand(input), readGate(input));
    return { demand_shares: demandShares, theta: bar, gate, shares, tao_rao: toRao(shares, readBlockEmission(input)) };
  },
  gate_value: (input) => ({
    gate: gateValue(
      numberIn(input, "share"),
      numberIn(input, "theta"),
      numberIn(input, ["exponent", "gate_exponent"], 3),
    ),
  }),
  tier_shares: (input) => ({ shares: tierShares(numbersIn(input, "scores")) }),
  price_shares: (input) => {
    const shares = priceShares(readDemand(input));
    return { shares, tao_rao: toRao(shares, readBlockEmission(input)) };
  },
  flow_shares: (input) => ({ shares: flowShares(numbersIn(input, "ema_flow"), readFlowSettings(input)) }),
  pow_normalize: (input) => ({ shares: powNormalize(numbersIn(input, "values"), numberIn(input, "p", 1)) }),
  flow_ema_constants: (input) => {
    const smoothing = numberIn(input, "smoothing_u64", DEFAULT_FLOW_SMOOTHING);
    const halfLife = flowHalfLifeInBlocks(smoothing);
    return { alpha: flowRate(smoothing), half_life_blocks: halfLife, half_life_days: halfLife / BLOCKS_PER_DAY };
  },
  flow_ema: runFlowEma,
  net_flow_shares: (input) => {
    const { normFactor, netFlows } = netFlowsOf(numbersIn(input, "user_ema"), numbersIn(input, "protocol_ema"));
    return { norm_factor: normFactor, net_ema: netFlows, shares: flowShares(netFlows, readFlowSettings(input)) };
  },
  moving_price: (input) => ({
    ema: movingPrice(numberIn(input, "initial", 0), numberIn(input, "spot"), {
      blocksSinceStart: numberIn(input, "blocks_since_start"),
      updates: numberIn(input, "updates", 1),
      movingAlpha: numberIn(input, "moving_alpha", MOVING_ALPHA_OF_THE_CODE),
      halvingBlocks: numberIn(input, "halving_blocks", DEFAULT_HALVING_BLOCKS),
    }),
  }),
  injection_terms: (input) => {
    const terms = subnetTerms({
      taoEmission: numberIn(input, "tao_emission_rao"),
      price: numberIn(input, "price"),
      rootProportion: numberIn(input, "root_proportion"),
      alphaEmission: numberIn(input, "alpha_emission_rao", 1_000_000_000),
    });
    return {
      tao_in_rao: terms.taoIn,
      alpha_in_rao: terms.alphaIn,
      alpha_out_rao: terms.alphaOut,
      excess_tao_rao: terms.excessTao,
    };
  },
  root_proportion: (input) => ({
    root_proportion: rootProportion(
      numberIn(input, "root_tao_rao"),
      numberIn(input, "alpha_issuance_rao"),
      numberIn(input, "tao_weight", DEFAULT_TAO_WEIGHT),
    ),
  }),
  block_alpha_split: runSplit,
  validator_dividend_split: runDividendSplit,
};

function readDemand(input: Fields): SubnetDemand {
  return {
    emaPrices: numbersIn(input, "ema_price"),
    minerBurned: optionalIn(input, "miner_burned", numbersIn),
    isEmissionEnabled: optionalIn(input, "emission_enabled", booleansIn),
  };
}

function readGate(input: Fields): GateSettings {
  return {
    barRank: numberIn(input, "bar_rank", 32),
    barQuantile: numberIn(input, ["bar_quantile", "quantile", "q"], 0.61),
    gateExponent: numberIn(input, ["gate_exponent", "exponent"], 3),
  };
}

function readBlockEmission(input: Fields): number {
  return numberIn(input, "block_emission_rao", DEFAULT_BLOCK_EMISSION_IN_RAO);
}

function readFlowSettings(input: Fields) {
  return { cutoff: numberIn(input, "cutoff", 0), exponent: numberIn(input, "p", 1) };
}

/** Several cuts in one vector are several blocks. */
function runSplit(input: Fields): Fields {
  const cuts = Array.isArray(input.owner_cut_u16)
    ? numbersIn(input, "owner_cut_u16")
    : [numberIn(input, "owner_cut_u16", 11_796)];
  const splits = cuts.map((ownerCutU16) =>
    splitAlpha({
      alphaOutInRao: numberIn(input, "alpha_out_rao"),
      rootProportion: numberIn(input, "root_proportion", 0),
      ownerCutU16,
      isOwnerCutEnabled: booleanIn(input, "owner_cut_enabled", true),
      isRootPaid: booleanIn(input, "root_sell_flag", true),
    }),
  );
  const described = {
    owner_cut: splits.map(({ owner }) => owner),
    miners: splits.map(({ miners }) => miners),
    root_alpha: splits.map(({ root }) => root),
    validators_and_alpha_stakers: splits.map(({ validators }) => validators),
    root_alpha_paid: splits.map(({ rootPaid }) => rootPaid),
    root_alpha_recycled: splits.map(({ rootRecycled }) => rootRecycled),
  };
  if (Array.isArray(input.owner_cut_u16)) return described;
  return Object.fromEntries(Object.entries(described).map(([key, values]) => [key, values[0]]));
}

function runDividendSplit(input: Fields): Fields {
  const stakes = fieldsIn(input, "stakes");
  const dividends = fieldsIn(input, "epoch_dividends");
  const names = Object.keys(dividends);
  const claims = names.map((name) => {
    const stake = fieldsIn(stakes, name);
    return {
      dividend: numberIn(dividends, name),
      alphaStake: numberIn(stake, "alpha"),
      rootTao: numberIn(stake, "root_tao"),
    };
  });
  const pots = {
    alphaInRao: numberIn(input, "pending_validator_alpha"),
    rootInRao: numberIn(input, "pending_root_alpha"),
  };
  const split = splitDividends(claims, pots, numberIn(input, "tao_weight", DEFAULT_TAO_WEIGHT));
  return {
    alpha_dividends: Object.fromEntries(names.map((name, i) => [name, split.alpha[i]])),
    root_alpha_dividends: Object.fromEntries(names.map((name, i) => [name, split.root[i]])),
  };
}
