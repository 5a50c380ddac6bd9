import {
  BLOCKS_PER_DAY,
  halvingThresholdInRao,
  MAX_SUPPLY_IN_RAO,
  RAO_PER_TAO,
} from "@learn-bittensor/simulators/block-emission";
import { DEFAULT_OWNER_CUT_U16, DEFAULT_TAKE } from "@learn-bittensor/simulators/emission/alpha-split";
import { BLOCKS_BETWEEN_BARS, DEFAULT_GATE } from "@learn-bittensor/simulators/emission/gate";
import { DEFAULT_HALVING_BLOCKS, DEFAULT_MOVING_ALPHA } from "@learn-bittensor/simulators/emission/moving-price";
import { DEFAULT_TAO_WEIGHT } from "@learn-bittensor/simulators/emission/root-proportion";
import { flowHalfLifeInBlocks } from "@learn-bittensor/simulators/emission/tao-flow";
import { BLOCKS_PER_ERA } from "@learn-bittensor/simulators/issuance-timeline";
import { DEFAULT_LIQUID_ALPHA } from "@learn-bittensor/simulators/liquid-alpha/bond-rate";
import { DEFAULT_FEE_RATE_U16 } from "@learn-bittensor/simulators/pool/swap";
import { DEFAULT_BURN } from "@learn-bittensor/simulators/registration/burn";
import { MATURITY_TIME_IN_BLOCKS, UNLOCK_TIME_IN_BLOCKS } from "@learn-bittensor/simulators/registration/conviction";
import { SUBNET_IMMUNITY_IN_BLOCKS } from "@learn-bittensor/simulators/registration/pruning";
import {
  BLOCKS_PER_EPOCH,
  BOND_RATE,
  CHILDREN_WAIT_IN_BLOCKS,
  LOWEST_STAKE_WEIGHT,
  MOST_CHILDREN,
} from "@learn-bittensor/simulators/validator-month";
import { U16_MAX } from "@learn-bittensor/simulators/yuma/u16";
import { expect, it } from "vitest";
import { readFactValues } from "../../../tests/fact-values.ts";
import { copyingLab } from "./copying/copying-lab.ts";
import { emissionLab } from "./emission/emission-lab.ts";
import { movingAlphaOf } from "./emission/emission-network.ts";
import { issuanceLab } from "./issuance/issuance-lab.ts";
import { poolLab } from "./pool/pool-lab.ts";
import { LOCK_REDUCTION_INTERVAL, lockCostAfter } from "./registration/lock-cost.ts";
import { registrationLab } from "./registration/registration-lab.ts";
import { subnetYearLab } from "./subnet-year/subnet-year-lab.ts";
import { validatorLab } from "./validator/validator-lab.ts";
import { yumaLab } from "./yuma/yuma-lab.ts";

const factValue = await readFactValues();
const RAO = Number(RAO_PER_TAO);
const MILLIONTHS = 1_000_000;

/** Shares that the chain counts in 65,535ths differ from the round ones in the fourth place. */
const NEARLY = 0.0002;

// What a lab begins with belongs to every address given away: where a fact changes, docs/decisions/0016 says how.
it.each([
  ["total-issuance", issuanceLab.initial.issuance],
  ["root-stake", issuanceLab.initial.rootTao],
  ["slippage-tolerance", poolLab.initial.tolerance],
  ["pool-weight-min", poolLab.fields.weight.kind === "number" ? poolLab.fields.weight.min : null],
  ["registration-price-start", registrationLab.initial.start],
  ["registration-price-factor", registrationLab.initial.increase],
  ["registration-price-half-life", registrationLab.initial.halfLife],
  ["registration-price-min", registrationLab.initial.floor],
  ["registration-price-max", registrationLab.initial.ceiling],
  ["neuron-immunity-period-new", registrationLab.initial.immunity],
  ["uids-per-subnet", registrationLab.fields.uids.kind === "number" ? registrationLab.fields.uids.max : null],
  ["emission-gate-rank", emissionLab.initial.gateRank],
  ["emission-gate-exponent", emissionLab.initial.gateExponent],
  ["moving-price-rate", movingAlphaOf(emissionLab.initial)],
  ["lock-cost-interval", LOCK_REDUCTION_INTERVAL],
  ["lock-cost-min", lockCostAfter(40, registrationLab.initial.lastLock)],
  ["liquid-alpha-low", copyingLab.initial.low],
  ["liquid-alpha-high", copyingLab.initial.high],
  ["liquid-alpha-steepness", copyingLab.initial.steepness],
  ["bonds-penalty", copyingLab.initial.penalty],
  ["bonds-penalty", yumaLab.initial.penalty],
  ["validator-permits", yumaLab.fields.manyValidators.kind === "number" ? yumaLab.fields.manyValidators.max : null],
  ["delegate-take-max", validatorLab.fields.take.kind === "number" ? validatorLab.fields.take.max : null],
  ["delegate-take-default", validatorLab.initial.take],
  ["childkey-take-max", validatorLab.fields.childTake.kind === "number" ? validatorLab.fields.childTake.max : null],
  ["children-max", validatorLab.fields.children.kind === "number" ? validatorLab.fields.children.max : null],
  ["validator-permits", validatorLab.initial.permits],
  ["median-moving-price", validatorLab.initial.price],
  ["lock-cost-min", lockCostAfter(40, subnetYearLab.initial.lastLock)],
  ["uids-per-subnet", yumaLab.fields.manyMiners.kind === "number" ? yumaLab.fields.manyMiners.max : null],
])("%s is what a lab begins with or ends at: %d", (id, value) => {
  expect(value).toBe(factValue(id));
});

it.each([
  ["blocks-per-day", BLOCKS_PER_DAY],
  ["tao-cap", Number(MAX_SUPPLY_IN_RAO) / RAO],
  ["rao-per-tao", RAO],
  ["halving-threshold-1", Number(halvingThresholdInRao(1)) / RAO],
  ["halving-threshold-2", Number(halvingThresholdInRao(2)) / RAO],
  ["halving-threshold-3", Number(halvingThresholdInRao(3)) / RAO],
  ["halving-threshold-4", Number(halvingThresholdInRao(4)) / RAO],
  ["era-blocks", BLOCKS_PER_ERA],
  ["tao-weight", DEFAULT_TAO_WEIGHT],
  ["emission-gate-rank", DEFAULT_GATE.barRank],
  ["emission-gate-exponent", DEFAULT_GATE.gateExponent],
  ["emission-gate-refresh", BLOCKS_BETWEEN_BARS],
  ["moving-price-rate", DEFAULT_MOVING_ALPHA],
  ["moving-price-slowdown", DEFAULT_HALVING_BLOCKS],
  ["registration-price-factor", DEFAULT_BURN.increaseFactor],
  ["registration-price-half-life", DEFAULT_BURN.halfLifeInBlocks],
  ["registration-price-min", DEFAULT_BURN.minBurnInTao],
  ["registration-price-max", DEFAULT_BURN.maxBurnInTao],
  ["children-cooldown", CHILDREN_WAIT_IN_BLOCKS],
  ["children-max", MOST_CHILDREN],
  ["tempo", BLOCKS_PER_EPOCH],
  ["validator-min-stake-weight", LOWEST_STAKE_WEIGHT],
  ["subnet-immunity", SUBNET_IMMUNITY_IN_BLOCKS],
  ["conviction-maturity", MATURITY_TIME_IN_BLOCKS],
  ["conviction-unlock", UNLOCK_TIME_IN_BLOCKS],
  ["liquid-alpha-steepness", DEFAULT_LIQUID_ALPHA.steepness],
  ["max-weight-limit", U16_MAX],
])("%s is what the simulators reckon with: %d", (id, value) => {
  expect(value).toBe(factValue(id));
});

it.each([
  ["owner-cut", (100 * DEFAULT_OWNER_CUT_U16) / U16_MAX, 100],
  ["delegate-take-default", 100 * DEFAULT_TAKE, 100],
  ["swap-fee", (100 * DEFAULT_FEE_RATE_U16) / U16_MAX, 100],
  ["swap-fee", (100 * poolLab.initial.fee) / U16_MAX, 100],
  ["liquid-alpha-low", DEFAULT_LIQUID_ALPHA.low, 1],
  ["liquid-alpha-high", DEFAULT_LIQUID_ALPHA.high, 1],
  ["bonds-moving-average", MILLIONTHS * (1 - BOND_RATE), MILLIONTHS],
  ["bonds-moving-average", MILLIONTHS * yumaLab.initial.memory, MILLIONTHS],
  ["bonds-moving-average", MILLIONTHS * copyingLab.initial.memory, MILLIONTHS],
  ["tao-flow-half-life", flowHalfLifeInBlocks(), 216_000],
])("%s is what is reckoned with, but for the rounding of the chain: %d", (id, value, scale) => {
  expect(Math.abs(value - factValue(id)) / scale).toBeLessThan(NEARLY);
});
