import { checkNumber, checkNumbers } from "../check-argument.ts";
import { checkMatrix } from "../check-table.ts";
import { type EpochResult, runEpoch } from "./epoch.ts";
import type { YumaSettings } from "./epoch-input.ts";
import type { Matrix } from "./matrix.ts";
import { nextValidatorPermits } from "./permits.ts";
import { U16_MAX } from "./u16.ts";

/** A subnet over many epochs: the validators are its first UIDs, the miners, without stake, the UIDs after them. */
export interface Subnet extends YumaSettings {
  /** The stake of each validator in any unit. */
  readonly validatorStake: readonly number[];
  readonly minerCount: number;
  readonly epochCount: number;
  /** What the validators say of the miners in this epoch (0, 1, 2 …): one row per validator, from 0 to 65535. */
  readonly weightsOf: (epoch: number, past: readonly SubnetEpoch[]) => Matrix;
  /** Only the largest stakes hold a permit. Default: all validators do. */
  readonly maxValidators?: number;
  /** Miners (0, 1, 2 …) whose bonds are erased before an epoch runs, as when another miner takes their UID. */
  readonly bondResets?: readonly { readonly beforeEpoch: number; readonly miner: number }[];
}

/** One epoch of a `Subnet`: rows and validator lists by validator, columns and miner lists by miner. */
export interface SubnetEpoch {
  readonly epoch: number;
  /** As they were set. */
  readonly weights: Matrix;
  readonly consensus: number[];
  readonly incentive: number[];
  readonly dividends: number[];
  readonly validatorTrust: number[];
  /** As stored for the next epoch, from 0 to 1. In Yuma 2 the largest bond in each miner is 1. */
  readonly bonds: number[][];
  /** The rate of each bond, with liquid alpha in Yuma 3; else null. */
  readonly bondRates: number[][] | null;
}

/**
 * Runs `runEpoch` again and again, each time on the bonds stored before. Yields after each epoch, so that a long run
 * can report progress or be left.
 *
 * Source: the tests `test_yuma_3_*` in subtensor's `tests/epoch.rs` run subnets in this way.
 *
 * @throws {RangeError} for numbers outside their range and weights that do not fit the validators and miners
 */
export function* simulateEpochs(subnet: Subnet): Generator<SubnetEpoch, void, void> {
  const { validatorStake, minerCount, epochCount, weightsOf, maxValidators, bondResets = [], ...settings } = subnet;
  checkNumbers("validatorStake", validatorStake, { min: 0 });
  checkNumber("minerCount", minerCount, { min: 0, max: U16_MAX, isWhole: true });
  checkNumber("epochCount", epochCount, { min: 0, isWhole: true });
  const validatorCount = validatorStake.length;
  const isMiner = (uid: number) => uid >= validatorCount;

  const stake = [...validatorStake, ...new Array<number>(minerCount).fill(0)];
  const permits = nextValidatorPermits(stake, maxValidators ?? validatorCount);
  const past: SubnetEpoch[] = [];
  let storedBonds: Matrix = validatorStake.map(() => stake.map(() => 0));

  for (let epoch = 0; epoch < epochCount; epoch += 1) {
    const weights = weightsOf(epoch, past);
    checkMatrix("weights", weights, { rowCount: validatorCount, columnCount: minerCount, min: 0, max: U16_MAX });
    const resetMiners = bondResets.filter(({ beforeEpoch }) => beforeEpoch === epoch).map(({ miner }) => miner);
    const result = runEpoch({
      ...settings,
      stake,
      weights: weights.map((row) => [...validatorStake.map(() => 0), ...row]),
      storedBonds,
      validatorPermits: permits,
      recentlyRegistered: stake.map((_, uid) => isMiner(uid) && resetMiners.includes(uid - validatorCount)),
    });
    storedBonds = result.storedBonds;
    const done = toSubnetEpoch(epoch, weights, result, validatorCount);
    past.push(done);
    yield done;
  }
}

/** All epochs of `simulateEpochs` at once. */
export function runEpochs(subnet: Subnet): SubnetEpoch[] {
  return [...simulateEpochs(subnet)];
}

function toSubnetEpoch(epoch: number, weights: Matrix, result: EpochResult, validatorCount: number): SubnetEpoch {
  const ofMiners = (row: readonly number[]) => row.slice(validatorCount);
  const ofValidators = (values: readonly number[]) => values.slice(0, validatorCount);
  return {
    epoch,
    weights,
    consensus: ofMiners(result.consensus),
    incentive: ofMiners(result.incentive),
    dividends: ofValidators(result.dividends),
    validatorTrust: ofValidators(result.validatorTrust),
    bonds: result.storedBonds.map((row) => ofMiners(row).map((stored) => stored / U16_MAX)),
    bondRates: result.bondRates?.map(ofMiners) ?? null,
  };
}
