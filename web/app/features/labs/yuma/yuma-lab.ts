import { DEFAULT_LIQUID_ALPHA } from "@learn-bittensor/simulators/liquid-alpha/bond-rate";
import { simulateEpochs } from "@learn-bittensor/simulators/yuma/epochs";
import { U16_MAX } from "@learn-bittensor/simulators/yuma/u16";
import type { Lab } from "../frame/lab-definition.ts";
import { seededRandom } from "../frame/seeded-random.ts";
import { isClipped } from "./is-clipped.ts";
import { type PastedTable, unpackTable } from "./pasted-table.ts";
import { BY_HAND, type YumaResult, type YumaState, yumaFields } from "./yuma-fields.ts";
import { tellYuma } from "./yuma-outcome.ts";
import { readPasted, SAMPLE } from "./yuma-paste.ts";

/** So many cells of a matrix are computed within a frame. */
const CELLS_AT_ONCE = 15_000;
const SHOWN_VALIDATORS = 6;
const SHOWN_EPOCHS = 200;

const initial: YumaState = {
  network: "hand",
  pasted: [],
  validators: 3,
  miners: 2,
  stake: [40, 35, 25, 10, 10, 10],
  weights: grid([80, 20], [60, 40], [10, 90]),
  manyValidators: 16,
  manyMiners: 32,
  noise: 0.3,
  seed: 7,
  kappa: 32_767 / 65_535,
  penalty: 1,
  memory: 0.9,
  mode: "yuma2",
  liquid: false,
  epochs: 20,
  turnAt: 0,
  delay: [0, 1, 4, 0, 0, 0],
};

const TURN = { miners: 3, weights: grid([60, 30, 10], [60, 30, 10], [60, 30, 10]), turnAt: 8 } as const;
const COLLUSION = {
  miners: 3,
  stake: [30, 30, 40, 10, 10, 10],
  weights: grid([70, 30, 0], [60, 40, 0], [0, 0, 100]),
} as const;

/** Weights and stake in; consensus, incentive, bonds and dividends out, over many epochs. */
export const yumaLab: Lab<YumaState, YumaResult, "lab.yuma"> = {
  name: "yuma",
  namespace: "lab.yuma",
  fields: yumaFields,
  initial,
  hints: ["weights", "kappa", "penalty", "memory", "liquid", "turnAt", "delay", "noise"],
  main: ["kappa", "weights", "stake", "noise"],
  groups: [
    { name: "network", fields: ["network", "pasted"] },
    { name: "hand", fields: ["validators", "miners", "stake", "weights"] },
    { name: "generated", fields: ["manyValidators", "manyMiners", "noise", "seed"] },
    { name: "rule", fields: ["kappa", "mode", "liquid", "penalty", "memory"] },
    { name: "time", fields: ["epochs", "turnAt"] },
    { name: "late", fields: ["delay"] },
  ],
  shownIf: {
    network: (state) => !isPasted(state),
    pasted: () => false,
    validators: isByHand,
    miners: isByHand,
    stake: isByHand,
    weights: isByHand,
    manyValidators: isGenerated,
    manyMiners: isGenerated,
    noise: (state) => !isByHand(state),
    seed: (state) => !isByHand(state),
    liquid: ({ mode }) => mode === "yuma3",
    delay: (state) => isByHand(state) && state.turnAt > 0,
  },
  seenIn: { epochs: "dividends", turnAt: "dividends", delay: "dividends" },
  grids: {
    stake: ({ validators }, words) => ({ rows: names(validators, "V"), columns: [words("field.stake")] }),
    weights: ({ validators, miners }) => ({ rows: names(validators, "V"), columns: names(miners, "M") }),
    delay: ({ validators }, words) => ({ rows: names(validators, "V"), columns: [words("field.delay")] }),
  },
  presets: [
    { name: "worked", state: {} },
    { name: "halves", state: { validators: 2, stake: [50, 50, 25, 10, 10, 10], weights: grid([100, 0], [0, 100]) } },
    { name: "collusion", state: COLLUSION },
    { name: "turn", state: { ...TURN, mode: "yuma3", liquid: true }, chart: "dividends" },
    { name: "large", state: { network: "generated", manyValidators: 64, manyMiners: 256, epochs: 5 } },
  ],
  tour: [
    { state: { epochs: 1 } },
    { state: { kappa: 0.8 } },
    { state: COLLUSION },
    { state: { ...TURN, epochs: 30 }, chart: "dividends" },
    { state: { ...TURN, epochs: 30, mode: "yuma3", liquid: true }, chart: "dividends" },
    { state: { network: "generated", manyValidators: 12, manyMiners: 24, noise: 0.6 } },
  ],
  prediction: { optionCount: 3, right: 2, state: COLLUSION },
  paste: { sample: SAMPLE, read: readPasted },
  problemOf(state) {
    if (!isByHand(state)) return null;
    const { validators, miners, stake, weights } = state;
    const held = stake.slice(0, validators).reduce((sum, one) => sum + one, 0);
    if (held === 0) return "noStake";
    const says = Array.from({ length: validators }, (_, i) => weights.slice(i * BY_HAND, i * BY_HAND + miners));
    return says.some((row, i) => (stake[i] ?? 0) > 0 && row.some((weight) => weight > 0)) ? null : "noWeights";
  },
  isLong(state) {
    const { validators, miners } = sizeOf(state);
    return validators * (validators + miners) * state.epochs > CELLS_AT_ONCE;
  },
  *simulate(state) {
    const { stake, weights } = subnetOf(state);
    const every = Math.max(1, Math.ceil(state.epochs / SHOWN_EPOCHS));
    const epochs: number[] = [];
    const overTime: number[][] = stake.slice(0, SHOWN_VALIDATORS).map(() => []);
    let last = null;
    for (const done of simulateEpochs({
      validatorStake: stake,
      minerCount: weights[0]?.length ?? 0,
      epochCount: state.epochs,
      mode: state.mode,
      kappa: state.kappa,
      bondsPenalty: state.penalty,
      bondsMovingAverage: state.memory,
      liquidAlpha: state.liquid && state.mode === "yuma3" ? DEFAULT_LIQUID_ALPHA : null,
      weightsOf: (epoch) =>
        weights.map((row, i) =>
          state.turnAt > 0 && epoch >= state.turnAt + delayOf(state, i) ? row.toReversed() : row,
        ),
    })) {
      last = done;
      if (done.epoch % every === 0 || done.epoch === state.epochs - 1) {
        epochs.push(done.epoch + 1);
        for (const [i, series] of overTime.entries()) series.push(done.dividends[i] ?? 0);
      }
      yield (done.epoch + 1) / state.epochs;
    }
    const { consensus = [], incentive = [], dividends = [], validatorTrust = [] } = last ?? {};
    const shares = (last?.weights ?? []).map(normalized);
    const held = normalized(stake);
    const table = unpackTable(state.pasted);
    return {
      validators: table?.validatorUids.map((uid) => `V${uid}`) ?? names(stake.length, "V"),
      miners: table?.minerUids.map((uid) => `M${uid}`) ?? names(consensus.length, "M"),
      stake: held,
      weights: shares,
      consensus,
      incentive,
      dividends,
      validatorTrust,
      rank: consensus.map((agreed, j) =>
        held.reduce((sum, share, i) => sum + share * Math.min(agreed, shares[i]?.[j] ?? 0), 0),
      ),
      clippedCount: shares.reduce(
        (count, row) => count + row.filter((weight, j) => isClipped(weight, consensus[j] ?? 0)).length,
        0,
      ),
      epochs,
      dividendsOverTime: overTime,
    };
  },
  show: tellYuma,
};

function isPasted({ pasted }: YumaState): boolean {
  return pasted.length > 0;
}

function isByHand(state: YumaState): boolean {
  return state.network === "hand" && !isPasted(state);
}

function isGenerated(state: YumaState): boolean {
  return state.network === "generated" && !isPasted(state);
}

function sizeOf(state: YumaState): { validators: number; miners: number } {
  const table = unpackTable(state.pasted);
  if (table) return { validators: table.validatorUids.length, miners: table.minerUids.length };
  return state.network === "hand"
    ? { validators: state.validators, miners: state.miners }
    : { validators: state.manyValidators, miners: state.manyMiners };
}

/** Stake, and weights as the chain stores them. */
function subnetOf(state: YumaState): { stake: number[]; weights: number[][] } {
  const table = unpackTable(state.pasted);
  if (table) return pastedSubnet(table, state);
  if (state.network === "generated") return generatedSubnet(state);
  return {
    stake: state.stake.slice(0, state.validators),
    weights: Array.from({ length: state.validators }, (_, i) =>
      state.weights.slice(i * BY_HAND, i * BY_HAND + state.miners).map((weight) => (weight / 100) * U16_MAX),
    ),
  };
}

/** Made up, the same for the same seed: each validator sees the miners' worth through its own noise. */
function generatedSubnet({ manyValidators, manyMiners, noise, seed }: YumaState) {
  const random = seededRandom(seed);
  const worth = Array.from({ length: manyMiners }, () => random() ** 2);
  return {
    stake: Array.from({ length: manyValidators }, () => 1 + 1000 * random() ** 3),
    weights: Array.from({ length: manyValidators }, () =>
      worth.map((value) => Math.round(U16_MAX * Math.min(1, Math.max(0, value * (1 + noise * (2 * random() - 1)))))),
    ),
  };
}

/** As it was pasted, and seen through some noise where that is asked for. */
function pastedSubnet({ stake, weights }: PastedTable, { noise, seed }: YumaState) {
  const random = seededRandom(seed);
  return {
    stake: [...stake],
    weights: weights.map((row) => {
      const highest = Math.max(...row);
      return row.map((weight) =>
        highest > 0 ? Math.min(U16_MAX, (weight / highest) * U16_MAX * (1 + noise * (2 * random() - 1))) : 0,
      );
    }),
  };
}

function delayOf(state: YumaState, validator: number): number {
  return isByHand(state) ? (state.delay[validator] ?? 0) : 0;
}

function normalized(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => (total > 0 ? value / total : 0));
}

function names(count: number, letter: string): string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}

/** Rows as the grid of weights holds them. Those that are not given weight the first miner. */
function grid(...rows: number[][]): number[] {
  return Array.from({ length: BY_HAND }, (_, i) =>
    Array.from({ length: BY_HAND }, (_, j) => rows[i]?.[j] ?? (i >= rows.length && j === 0 ? 100 : 0)),
  ).flat();
}
