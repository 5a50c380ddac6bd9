import { bondRate } from "@learn-bittensor/simulators/liquid-alpha/bond-rate";
import { truthAt } from "@learn-bittensor/simulators/liquid-alpha/truth";
import {
  copyLagInEpochs,
  simulateCopying,
  type ValidatorRole,
} from "@learn-bittensor/simulators/liquid-alpha/weight-copying";
import type { Lab } from "../frame/lab-definition.ts";
import { type CopyingResult, type CopyingState, copyingFields, hasRates } from "./copying-fields.ts";
import { tellCopying } from "./copying-outcome.ts";

const EPOCHS_AT_ONCE = 120;
const RATE_POINTS = 50;
const ROLES = ["honest", "copier", "colluder"] as const satisfies readonly ValidatorRole[];

const WITH_LIQUID_ALPHA = { mode: "yuma3", liquid: true } as const;

/** What copying the consensus of others earns, and what makes it earn less. */
export const copyingLab: Lab<CopyingState, CopyingResult, "lab.weightCopying"> = {
  name: "weight-copying",
  namespace: "lab.weightCopying",
  fields: copyingFields,
  initial: {
    truth: "switch",
    honest: 75,
    copier: 25,
    colluder: 0,
    reveal: 0,
    mode: "yuma2",
    liquid: false,
    low: 0.7,
    high: 0.9,
    steepness: 1000,
    memory: 0.9,
    penalty: 1,
    epochs: 100,
  },
  hints: ["truth", "colluder", "reveal", "liquid", "steepness", "memory", "penalty"],
  main: ["reveal", "mode", "liquid"],
  groups: [
    { name: "truth", fields: ["truth", "epochs"] },
    { name: "stake", fields: ["honest", "copier", "colluder"] },
    { name: "defence", fields: ["reveal", "mode", "liquid"] },
    { name: "rates", fields: ["low", "high", "steepness"] },
    { name: "bonds", fields: ["memory", "penalty"] },
  ],
  shownIf: {
    liquid: ({ mode }) => mode === "yuma3",
    low: hasRates,
    high: hasRates,
    steepness: hasRates,
    memory: (state) => !hasRates(state),
  },
  seenIn: { low: "rates", high: "rates", steepness: "rates" },
  presets: [
    { name: "open", state: {} },
    { name: "static", state: { truth: "static" } },
    { name: "commitReveal", state: { reveal: 1 } },
    { name: "liquidAlpha", state: WITH_LIQUID_ALPHA },
    { name: "collusion", state: { honest: 55, copier: 20, colluder: 25 } },
  ],
  tour: [
    { state: { truth: "static" } },
    { state: { epochs: 60 } },
    { state: { reveal: 3 } },
    { state: { truth: "drift", reveal: 3 } },
    { state: { ...WITH_LIQUID_ALPHA, reveal: 1 } },
    { state: { honest: 55, copier: 20, colluder: 25, reveal: 1 } },
  ],
  prediction: { optionCount: 3, right: 1, state: { truth: "static", reveal: 10 } },
  problemOf(state) {
    if (state.honest + state.copier + state.colluder === 0) return "noStake";
    return hasRates(state) && state.low > state.high ? "rates" : null;
  },
  isLong: ({ epochs }) => epochs > EPOCHS_AT_ONCE,
  *simulate(state) {
    const liquidAlpha = { low: state.low, high: state.high, steepness: state.steepness };
    const lag = copyLagInEpochs(state.reveal === 0 ? null : state.reveal);
    const validators = validatorsOf(state);
    const total = validators.reduce((sum, { stake }) => sum + stake, 0);
    const shareOf = ROLES.map((role) => stakeOf(validators, role) / total);
    const sums = ROLES.map(() => 0);
    const returns = ROLES.map((): number[] => []);
    const epochs: number[] = [];
    for (const done of simulateCopying({
      truth: state.truth,
      validators,
      copyLag: lag,
      epochCount: state.epochs,
      mode: state.mode,
      bondsMovingAverage: state.memory,
      bondsPenalty: state.penalty,
      liquidAlpha: hasRates(state) ? liquidAlpha : null,
    })) {
      epochs.push(done.epoch + 1);
      for (const [place, role] of ROLES.entries()) {
        for (const [i, validator] of validators.entries())
          if (validator.role === role) sums[place] = (sums[place] ?? 0) + (done.dividends[i] ?? 0);
        const share = shareOf[place] ?? 0;
        if (share > 0) returns[place]?.push((sums[place] ?? 0) / share / (done.epoch + 1));
      }
      yield (done.epoch + 1) / state.epochs;
    }
    const [ofHonest, ofCopier] = returns.map((values) => values.at(-1));
    const distances = Array.from({ length: RATE_POINTS + 1 }, (_, index) => index / RATE_POINTS);
    return {
      epochs,
      truth: [0, 1, 2].map((miner) => epochs.map((epoch) => truthAt(state.truth, epoch - 1)[miner] ?? 0)),
      returns: returns.map((values) => (values.length > 0 ? values : null)),
      copierReturn: ofHonest && ofCopier !== undefined ? ofCopier / ofHonest : null,
      lag,
      distances,
      rates: !hasRates(state)
        ? []
        : distances.map((weight) => bondRate({ consensus: 0, weight, bond: 0 }, liquidAlpha)),
    };
  },
  show: tellCopying,
};

/** Two honest validators share what is honest, so that there is a consensus to copy. */
function validatorsOf({ honest, copier, colluder }: CopyingState) {
  const all: { role: ValidatorRole; stake: number }[] = [
    { role: "honest", stake: honest / 2 },
    { role: "honest", stake: honest / 2 },
    { role: "copier", stake: copier },
    { role: "colluder", stake: colluder },
  ];
  return all.filter(({ stake }) => stake > 0);
}

function stakeOf(validators: readonly { role: ValidatorRole; stake: number }[], wanted: ValidatorRole): number {
  return validators.reduce((sum, { role, stake }) => (role === wanted ? sum + stake : sum), 0);
}
