import { type EpochResult, runEpoch } from "../../yuma/epoch.ts";
import type { EpochInput, YumaSettings } from "../../yuma/epoch-input.ts";
import { clipColumns } from "../../yuma/matrix.ts";
import { isTopK } from "../../yuma/permits.ts";
import { toU16, U16_MAX } from "../../yuma/u16.ts";
import { weightedMedian } from "../../yuma/weighted-median.ts";
import type { Kinds } from "../kind.ts";
import {
  booleanIn,
  booleansIn,
  type Fields,
  listIn,
  matrixIn,
  numberIn,
  numbersIn,
  optionalIn,
  textIn,
} from "../read-input.ts";

const MILLION = 1_000_000;

/** The kinds of `yuma.json`. */
export const yumaKinds: Kinds = {
  epoch: (input) => describeEpoch(runEpoch(readEpoch(input))),
  weighted_median: (input) => ({
    median: weightedMedian(numbersIn(input, "stake"), numbersIn(input, "score"), numberIn(input, "kappa")),
  }),
  col_clip: (input) => ({ matrix: clipColumns(matrixIn(input, "matrix"), numbersIn(input, "thresholds")) }),
  is_topk: (input) => ({ mask: isTopK(numbersIn(input, "vector"), numberIn(input, "k")) }),
};

/** The settings that vectors of epochs share, in the chain's units. */
export function readYumaSettings(input: Fields): YumaSettings {
  const mode = textIn(input, "mode", "yuma2");
  if (mode !== "yuma2" && mode !== "yuma3") throw new RangeError(`mode: expected yuma2 or yuma3, got ${mode}`);
  return {
    mode,
    kappa: numberIn(input, "kappa_u16", 32_767) / U16_MAX,
    bondsPenalty: numberIn(input, "bonds_penalty_u16", U16_MAX) / U16_MAX,
    bondsMovingAverage: numberIn(input, "bonds_moving_average", 900_000) / MILLION,
    liquidAlpha: booleanIn(input, "liquid_alpha", false)
      ? {
          low: readRate(input, "alpha_low", 45_875),
          high: readRate(input, "alpha_high", 58_982),
          steepness: numberIn(input, ["alpha_sigmoid_steepness", "steepness"], 1000),
        }
      : null,
    emissionInRao: numberIn(input, "emission_rao", 1_000_000_000),
  };
}

function readRate(input: Fields, key: string, defaultU16: number): number {
  return numberIn(input, key, numberIn(input, `${key}_u16`, defaultU16) / U16_MAX);
}

function readEpoch(input: Fields): EpochInput {
  const read = {
    storedBonds: optionalIn(input, "bonds_u16_prev", matrixIn),
    validatorPermits: optionalIn(input, "validator_permits", booleansIn),
    inactive: optionalIn(input, "inactive", booleansIn),
    ownerUid: optionalIn(input, "owner_uid", numberIn),
    outdated: optionalIn(input, "outdated_mask", (fields, key) =>
      listIn(fields, key).map((row) => booleansIn({ row }, "row")),
    ),
    recentlyRegistered: optionalIn(input, "recently_registered", booleansIn),
  };
  return {
    ...readYumaSettings(input),
    ...read,
    stake: numbersIn(input, "stake"),
    weights: matrixIn(input, "weights_u16"),
  };
}

function describeEpoch(result: EpochResult): Fields {
  return {
    stake: result.stake,
    active_stake: result.activeStake,
    weights_normalized: result.weights,
    consensus: result.consensus,
    clipped_weights: result.clippedWeights,
    prerank: result.prerank,
    rank: result.rank,
    trust: result.trust,
    validator_trust: result.validatorTrust,
    incentive: result.incentive,
    dividends: result.dividends,
    ema_bonds: result.bonds,
    bonds_u16_stored: result.storedBonds,
    alphas: result.bondRates,
    server_emission_rao: result.minerEmissionInRao,
    validator_emission_rao: result.validatorEmissionInRao,
    u16: {
      consensus: result.consensus.map(toU16),
      incentive: result.incentive.map(toU16),
      dividends: result.dividends.map(toU16),
      validator_trust: result.validatorTrust.map(toU16),
    },
  };
}
