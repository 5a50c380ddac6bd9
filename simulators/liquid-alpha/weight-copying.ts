import { checkNumber, checkNumbers } from "../check-argument.ts";
import { checkMatrix } from "../check-table.ts";
import type { YumaSettings } from "../yuma/epoch-input.ts";
import { type SubnetEpoch, simulateEpochs } from "../yuma/epochs.ts";
import { type Matrix, sumOf, weighColumns } from "../yuma/matrix.ts";
import { U16_MAX } from "../yuma/u16.ts";
import { type Truth, truthAt } from "./truth.ts";

/**
 * `honest` reports the truth. `copier` repeats an earlier consensus without any work of its own. `colluder` gives
 * everything to the one miner its group favours.
 */
export type ValidatorRole = "honest" | "copier" | "colluder";

export interface CopyingExperiment extends YumaSettings {
  /** One of the named patterns, or the shares (from 0 to 1, one per miner) of each epoch 0, 1, 2 … */
  readonly truth: Truth | ((epoch: number) => readonly number[]);
  readonly validators: readonly { readonly role: ValidatorRole; readonly stake: number }[];
  /** How many epochs old the consensus is that copiers repeat, 1 or more; see `copyLagInEpochs`. Default: 1. */
  readonly copyLag?: number;
  /** The miner (0, 1, 2 …) of the colluding group. Default: the last. */
  readonly favouredMiner?: number;
  /** Default: 24. */
  readonly epochCount?: number;
}

/** Lists by validator. */
export interface CopyingOutcome {
  readonly epochs: SubnetEpoch[];
  /** The dividends of all epochs added up. */
  readonly cumulativeDividends: number[];
  /** Cumulative dividends per share of stake: as many as there are epochs is a fair return. 0 without stake. */
  readonly dividendsPerUnitStake: number[];
  /**
   * What copiers earn per unit of stake, compared to the honest: 1 is the same, below 1 copying costs something.
   * Null without either. The measure of "Weight Copying in Bittensor", working paper, 29 May 2024.
   */
  readonly copierReturn: number | null;
}

const DEFAULT_EPOCH_COUNT = 24;

/**
 * How old the newest consensus is that a copier can see: one epoch where weights are public at once, and longer by the
 * reveal period where they are committed first. `revealPeriodInEpochs` is from 1 to 100, or null without commit–reveal.
 */
export function copyLagInEpochs(revealPeriodInEpochs: number | null): number {
  if (revealPeriodInEpochs === null) return 1;
  checkNumber("revealPeriodInEpochs", revealPeriodInEpochs, { min: 1, max: 100, isWhole: true });
  return 1 + revealPeriodInEpochs;
}

/**
 * Runs honest validators, copiers and a colluding group beside each other. A copier repeats the consensus of `copyLag`
 * epochs before; until there is one, the truth of epoch 0. Commit–reveal is nothing but a longer lag here: that honest
 * weights take effect later too is left out.
 *
 *     runCopyingExperiment({
 *       truth: "switch",
 *       validators: [{ role: "honest", stake: 75 }, { role: "copier", stake: 25 }],
 *       copyLag: copyLagInEpochs(1),
 *     }).copierReturn;
 *
 * @throws {RangeError} for numbers outside their range
 */
export function runCopyingExperiment(experiment: CopyingExperiment): CopyingOutcome {
  const epochs = [...simulateCopying(experiment)];
  const { validators } = experiment;
  const totalStake = sumOf(validators.map(({ stake }) => stake));
  const cumulativeDividends = validators.map((_, i) => sumOf(epochs.map(({ dividends }) => dividends[i] ?? 0)));
  const dividendsPerUnitStake = validators.map(({ stake }, i) =>
    stake > 0 ? ((cumulativeDividends[i] ?? 0) / stake) * totalStake : 0,
  );
  const returnOf = (role: ValidatorRole) => {
    const members = validators.flatMap(({ stake, role: own }, i) => (own === role ? [{ stake, i }] : []));
    const stake = sumOf(members.map((member) => member.stake));
    return stake > 0 ? sumOf(members.map(({ i }) => cumulativeDividends[i] ?? 0)) / stake : null;
  };
  const ofHonest = returnOf("honest");
  const ofCopiers = returnOf("copier");
  return {
    epochs,
    cumulativeDividends,
    dividendsPerUnitStake,
    copierReturn: ofCopiers === null || !ofHonest ? null : ofCopiers / ofHonest,
  };
}

/** The epochs of `runCopyingExperiment`, one by one, so that a long run can report progress or be left. */
export function simulateCopying({
  truth,
  validators,
  copyLag = 1,
  favouredMiner,
  epochCount = DEFAULT_EPOCH_COUNT,
  ...settings
}: CopyingExperiment): Generator<SubnetEpoch, void, void> {
  checkNumber("copyLag", copyLag, { min: 1, isWhole: true });
  const weightsAt = (epoch: number) => toRawWeights(typeof truth === "function" ? truth(epoch) : truthAt(truth, epoch));
  const minerCount = weightsAt(0).length;
  const favoured = favouredMiner ?? minerCount - 1;
  checkNumber("favouredMiner", favoured, { min: 0, max: minerCount - 1, isWhole: true });
  const forFavoured = Array.from({ length: minerCount }, (_, miner) => (miner === favoured ? U16_MAX : 0));

  return simulateEpochs({
    ...settings,
    validatorStake: validators.map(({ stake }) => stake),
    minerCount,
    epochCount,
    weightsOf(epoch, past) {
      const seen = past[epoch - copyLag];
      const says: Record<ValidatorRole, readonly number[]> = {
        honest: weightsAt(epoch),
        copier: seen ? toRawWeights(seen.consensus) : weightsAt(0),
        colluder: forFavoured,
      };
      return validators.map(({ role }) => says[role]);
    },
  });
}

/**
 * What a copier can do without commit–reveal and without waiting: the visible weights of the others, averaged by stake.
 * `weights` has one row per validator. Under Yuma the median counts, not this average.
 *
 *     stakeWeightedAverage([[1], [0.5]], [1_000_000, 2_000_000]); // [0.667]
 *
 * @throws {RangeError} for negative numbers and rows that do not fit the stakes
 */
export function stakeWeightedAverage(weights: Matrix, stake: readonly number[]): number[] {
  checkNumbers("stake", stake, { min: 0 });
  const columnCount = weights[0]?.length ?? 0;
  checkMatrix("weights", weights, { rowCount: stake.length, columnCount, min: 0 });
  const totalStake = sumOf(stake);
  return weighColumns(weights, stake, columnCount).map((sum) => (totalStake > 0 ? sum / totalStake : 0));
}

function toRawWeights(shares: readonly number[]): number[] {
  checkNumbers("truth", shares, { min: 0, max: 1 });
  return shares.map((share) => roundHalfToEven(share * U16_MAX));
}

/** 19660.5 becomes 19660 and 32767.5 becomes 32768, so that halves and thirds of 65535 do not add up to more than it. */
function roundHalfToEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
