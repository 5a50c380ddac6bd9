import { blendBonds, bondRate } from "../../liquid-alpha/bond-rate.ts";
import { clampRates, logisticCurve, ratesOnCurve } from "../../liquid-alpha/bond-rate-2024.ts";
import type { Truth } from "../../liquid-alpha/truth.ts";
import { runCopyingExperiment, type ValidatorRole } from "../../liquid-alpha/weight-copying.ts";
import { runEpochs, type SubnetEpoch } from "../../yuma/epochs.ts";
import type { Kinds } from "../kind.ts";
import { type Fields, fieldsIn, listIn, matrixIn, numberIn, numbersIn, optionalIn, textIn } from "../read-input.ts";
import { readYumaSettings } from "./yuma.ts";

/** The kinds of `liquid_alpha.json`. */
export const liquidAlphaKinds: Kinds = {
  multi_epoch: (input) => ({ epochs: runMultiEpoch(input).map(describeEpoch) }),
  alpha_sigmoid: (input) => ({
    alpha: bondRate(
      { consensus: numberIn(input, "consensus"), weight: numberIn(input, "weight"), bond: numberIn(input, "bond") },
      {
        low: numberIn(input, "alpha_low"),
        high: numberIn(input, "alpha_high"),
        steepness: numberIn(input, ["steepness", "alpha_sigmoid_steepness"], 1000),
      },
    ),
  }),
  la1_logistic: (input) => ({
    ...logisticCurve({
      alphaLow: numberIn(input, "alpha_low"),
      alphaHigh: numberIn(input, "alpha_high"),
      consensusLow: numberIn(input, "consensus_low"),
      consensusHigh: numberIn(input, "consensus_high"),
    }),
  }),
  la1_alpha: (input) => ({
    alpha: ratesOnCurve({ a: numberIn(input, "a"), b: numberIn(input, "b") }, numbersIn(input, "consensus")),
  }),
  la1_clamp: (input, expected) => {
    const rates = numbersIn(input, ["alpha", "alphas", "values"]);
    const clamped = clampRates(rates, numberIn(input, ["alpha_low", "low"]), numberIn(input, ["alpha_high", "high"]));
    return Object.fromEntries(Object.keys(expected).map((key) => [key, clamped]));
  },
  mat_ema_alpha: (input) => ({
    result: blendBonds(
      matrixIn(input, "new"),
      matrixIn(input, "old"),
      Array.isArray(input.alpha) ? matrixIn(input, "alpha") : numberIn(input, "alpha"),
    ),
  }),
  weight_copying: runWeightCopying,
};

function runMultiEpoch(input: Fields): SubnetEpoch[] {
  const weightsByEpoch = listIn(input, "weights_u16_by_epoch").map((weights) => matrixIn({ weights }, "weights"));
  const stake = numbersIn(input, "stake");
  const validatorCount = numberIn(input, "validators", stake.length);
  const reset = optionalIn(input, "bonds_reset", fieldsIn);
  return runEpochs({
    ...readYumaSettings({ mode: "yuma3", ...input }),
    validatorStake: stake.slice(0, validatorCount),
    minerCount: numberIn(input, "miners"),
    maxValidators: numberIn(input, "max_validators", validatorCount),
    epochCount: weightsByEpoch.length,
    weightsOf: (epoch) => weightsByEpoch[epoch] ?? [],
    bondResets: reset ? [{ beforeEpoch: numberIn(reset, "before_epoch"), miner: numberIn(reset, "miner_index") }] : [],
  });
}

function describeEpoch({ epoch, bonds, dividends, consensus, incentive, bondRates }: SubnetEpoch): Fields {
  return { epoch, bonds, dividends, consensus, incentive, alphas: bondRates };
}

function runWeightCopying(input: Fields): Fields {
  const stakes = numbersIn(input, "stake");
  const roles = optionalIn(input, "roles", listIn) ?? ["honest", "honest", "copier"];
  const { epochs, cumulativeDividends, dividendsPerUnitStake } = runCopyingExperiment({
    ...readYumaSettings(input),
    truth: readTruth(textIn(input, "truth")),
    validators: stakes.map((stake, i) => ({ stake, role: readRole(String(roles[i])) })),
    copyLag: numberIn(input, "copy_lag_epochs", 1),
    epochCount: numberIn(input, "epochs", 24),
  });
  const copier = roles.findIndex((role) => readRole(String(role)) === "copier");
  return {
    epochs: epochs.map(({ epoch, weights, dividends, validatorTrust, consensus, incentive, bonds }) => ({
      epoch,
      copier_weights_u16: weights[copier],
      dividends,
      validator_trust: validatorTrust,
      consensus,
      incentive,
      bonds,
    })),
    cumulative_dividends: cumulativeDividends,
    dividends_per_unit_stake: dividendsPerUnitStake,
  };
}

function readTruth(text: string): Truth {
  if (text === "static" || text === "switch" || text === "drift") return text;
  throw new RangeError(`truth: expected static, switch or drift, got ${text}`);
}

/** Vectors explain a role behind a colon: `copier: repeats …`. */
function readRole(text: string): ValidatorRole {
  const role = text.split(":")[0];
  if (role === "honest" || role === "copier" || role === "colluder") return role;
  throw new RangeError(`roles: expected honest, copier or colluder, got ${text}`);
}
