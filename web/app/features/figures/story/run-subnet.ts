import { splitAlpha } from "@learn-bittensor/simulators/emission/alpha-split";
import { runEpoch } from "@learn-bittensor/simulators/yuma/epoch";

const RAO = 1e9;
/** One alpha a block for 360 blocks: a subnet in its first years, with the default tempo. */
export const EPOCH_ALPHA = 360;

const { owner, miners } = splitAlpha({ alphaOutInRao: EPOCH_ALPHA * RAO, rootProportion: 0 });

/** What of that the owner gets, and what miners and validators each, in alpha. Root's part is in that of the validators. */
export const POTS = {
  owner: owner / RAO,
  miners: miners / RAO,
  validators: (EPOCH_ALPHA * RAO - owner - miners) / RAO,
};

export interface Validator {
  readonly name: string;
  /** Its share of all stake, from 0 to 1. */
  readonly stake: number;
  /** What it gives each miner, in any unit. */
  readonly marks: readonly number[];
}

/** A validator's weight for a miner, from 0 to 1, and what counts of it. */
interface Vote {
  readonly name: string;
  readonly stake: number;
  readonly weight: number;
  readonly kept: number;
}

/** Lists have an entry for each miner, or for each validator, in their order. */
export interface Outcome {
  readonly votes: readonly (readonly Vote[])[];
  readonly consensus: readonly number[];
  /** In alpha. */
  readonly pay: readonly number[];
  /** In alpha. */
  readonly dividends: readonly number[];
}

/** One epoch of a small subnet whose validators have no bonds yet. */
export function runSubnet(validators: readonly Validator[], minerCount: number): Outcome {
  const others = validators.map(() => 0);
  const { weights, clippedWeights, consensus, minerEmissionInRao, validatorEmissionInRao } = runEpoch({
    stake: [...validators.map(({ stake }) => stake), ...Array.from({ length: minerCount }, () => 0)],
    weights: validators.map(({ marks }) => [...others, ...marks]),
    emissionInRao: EPOCH_ALPHA * RAO - owner,
  });
  const uids = Array.from({ length: minerCount }, (_, miner) => validators.length + miner);
  return {
    votes: uids.map((uid) =>
      validators.map(({ name, stake }, row) => ({
        name,
        stake,
        weight: weights[row]?.[uid] ?? 0,
        kept: clippedWeights[row]?.[uid] ?? 0,
      })),
    ),
    consensus: uids.map((uid) => consensus[uid] ?? 0),
    pay: uids.map((uid) => (minerEmissionInRao[uid] ?? 0) / RAO),
    dividends: validators.map((_, row) => (validatorEmissionInRao[row] ?? 0) / RAO),
  };
}
