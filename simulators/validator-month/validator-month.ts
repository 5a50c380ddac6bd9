import { checkNumber, checkNumbers } from "../check-argument.ts";
import { DEFAULT_TAKE, splitAlpha } from "../emission/alpha-split.ts";
import { nextValidatorPermits } from "../yuma/permits.ts";

/** A hotkey that validates with a part of the parent's stake weight. */
export interface ChildHotkey {
  /** The part of the parent's weight that it is lent, from 0 to 1. */
  readonly share: number;
  /** Alpha staked with the child itself. */
  readonly ownAlpha: number;
  /** What it keeps of dividends earned with lent weight, from 0 to 0.18. It counts between two coldkeys only. */
  readonly take: number;
  /** Whether parent and child belong to one coldkey. */
  readonly isSameColdkey: boolean;
}

export interface ValidatorMonthInput {
  /** Alpha of the validator's owner, staked with its hotkey. */
  readonly ownAlpha: number;
  /** Alpha that others have staked with it. */
  readonly delegatedAlpha: number;
  /** The part of the dividends that the owner keeps, from 0 to 0.18. Default: 0.18. */
  readonly take?: number;
  /** Up to five, whose shares sum to 1 at most. They take effect after `CHILDREN_WAIT_IN_BLOCKS`. */
  readonly children?: readonly ChildHotkey[];
  /** A part of what others have staked that is gone for some epochs. */
  readonly absence?: { readonly part: number; readonly fromEpoch: number; readonly epochs: number };
  /** The stake weights of all other validators of the subnet. */
  readonly otherWeights: readonly number[];
  /** Default: 64. */
  readonly maxValidators?: number;
  /** r, root's part of the validators' half, from 0 to 1. Default: 0. */
  readonly rootProportion?: number;
  /** Default: 600, which are thirty days. */
  readonly epochCount?: number;
}

/** One epoch. Lists have the validator first and then its children; amounts are in alpha. */
export interface ValidatorEpoch {
  readonly stakeWeights: number[];
  readonly permits: boolean[];
  readonly dividends: number[];
  /** The lowest stake weight that held a permit. */
  readonly bar: number;
  /** For the validator's owner: the take, the dividends of its own stake, and those of children of the same coldkey. */
  readonly toOwner: number;
  /** Of it, the take alone. */
  readonly taken: number;
  /** For those who stake with the validator. */
  readonly toStakers: number;
  /** What children of other coldkeys kept of dividends that were earned with lent weight. */
  readonly toChildren: number;
}

/** The fact `validator-min-stake-weight`: less does not count. */
export const LOWEST_STAKE_WEIGHT = 1000;
/** The fact `children-max`. */
export const MOST_CHILDREN = 5;
/** The fact `children-cooldown`: one day. */
export const CHILDREN_WAIT_IN_BLOCKS = 7200;
/** The facts `tempo` and `bonds-moving-average`: an epoch is 360 blocks long, and bonds move by a tenth in each. */
export const BLOCKS_PER_EPOCH = 360;
export const BOND_RATE = 0.1;
/** Thirty days. */
const EPOCHS_PER_MONTH = 600;

const HIGHEST_TAKE = DEFAULT_TAKE;
const RAO_PER_ALPHA = 1_000_000_000;

/**
 * What one validator earns, epoch after epoch, in a subnet in which all validators set the same weights. With those the
 * dividends of Yuma 3 are shared by stake weight times bond; a bond moves by a tenth of what is missing to 1.
 *
 * In each epoch those validate whose permit the epoch before left: the `maxValidators` largest stake weights of 1000 and
 * more. Who loses the permit loses the bonds, and begins anew. A child's dividends are divided by the weight they were
 * earned with; what lent weight earned goes back to the parent, less the child's take where the coldkeys differ. What is
 * earned is staked where it arrives, for all validators alike.
 *
 * Follows `epoch_mechanism` in subtensor's `epoch/run_epoch.rs` (permits, empty rows of bonds), `run_coinbase.rs`
 * (`get_parent_child_dividends_distribution`, takes) and `staking/set_children.rs` (one day's wait) of 30 June 2026.
 * Left out: TAO on root, clipped weights, silence, and that the chain rounds bonds to 65535ths.
 *
 * @throws {RangeError} for numbers outside their range, more than five children, and shares of more than 1
 */
export function validatorMonth(input: ValidatorMonthInput): ValidatorEpoch[] {
  const { take = DEFAULT_TAKE, children = [], maxValidators = 64, epochCount = EPOCHS_PER_MONTH, absence } = input;
  checkInput(input, { take, children, maxValidators, epochCount });
  const pot = validatorsAlpha(input.rootProportion ?? 0);
  const count = 1 + children.length;
  let own = input.ownAlpha;
  let delegated = input.delegatedAlpha;
  let away = 0;
  const childAlpha = children.map(({ ownAlpha }) => ownAlpha);
  const others = [...input.otherWeights];
  let permits: boolean[] | null = null;
  let bonds: number[] = [];
  const epochs: ValidatorEpoch[] = [];

  for (let epoch = 0; epoch < epochCount; epoch += 1) {
    if (absence && epoch === absence.fromEpoch) {
      away = delegated * absence.part;
      delegated -= away;
    }
    if (absence && epoch === absence.fromEpoch + absence.epochs) {
      delegated += away;
      away = 0;
    }
    const behind = own + delegated;
    const areLent = epoch * BLOCKS_PER_EPOCH >= CHILDREN_WAIT_IN_BLOCKS;
    const lent = children.map(({ share }) => (areLent ? share * behind : 0));
    const kept = Math.max(0, behind - sum(lent));
    const weights = [kept, ...childAlpha.map((alpha, i) => alpha + (lent[i] ?? 0)), ...others];
    const counted = weights.map((weight) => (weight >= LOWEST_STAKE_WEIGHT ? weight : 0));

    const nextPermits = nextValidatorPermits(counted, maxValidators);
    // What came before the month is taken to have been as it begins.
    const held = permits ?? nextPermits;
    if (!permits) bonds = held.map((has) => (has ? 1 : 0));
    bonds = bonds.map((bond, i) => (held[i] ? bond + BOND_RATE * (1 - bond) : 0));
    const claims = counted.map((weight, i) => (held[i] ? weight * (bonds[i] ?? 0) : 0));
    const claimed = sum(claims);
    const dividends = claims.map((claim) => (claimed > 0 ? (pot * claim) / claimed : 0));

    let received = dividends[0] ?? 0;
    let toChildren = 0;
    let ofOwnedChildren = 0;
    for (const [i, child] of children.entries()) {
      const earned = dividends[1 + i] ?? 0;
      const weight = weights[1 + i] ?? 0;
      const withLent = weight > 0 ? (earned * (lent[i] ?? 0)) / weight : 0;
      const keeps = child.isSameColdkey ? 0 : withLent * child.take;
      received += withLent - keeps;
      toChildren += keeps;
      if (child.isSameColdkey) ofOwnedChildren += earned - withLent;
      childAlpha[i] = (childAlpha[i] ?? 0) + earned - withLent + keeps;
    }
    const taken = received * take;
    const ofOwnStake = behind > 0 ? ((received - taken) * own) / behind : 0;
    const toStakers = received - taken - ofOwnStake;
    own += taken + ofOwnStake;
    delegated += toStakers;
    for (const i of others.keys()) others[i] = (others[i] ?? 0) + (dividends[count + i] ?? 0);

    epochs.push({
      stakeWeights: weights.slice(0, count),
      permits: held.slice(0, count),
      dividends: dividends.slice(0, count),
      bar: lowestOf(counted, held),
      toOwner: taken + ofOwnStake + ofOwnedChildren,
      taken,
      toStakers,
      toChildren,
    });
    bonds = bonds.map((bond, i) => (nextPermits[i] ? bond : 0));
    permits = nextPermits;
  }
  return epochs;
}

/** The alpha for validators and their stakers in one epoch, at one alpha a block: 41 %, less root's part. */
export function validatorsAlpha(rootProportion: number): number {
  const { validators } = splitAlpha({ alphaOutInRao: BLOCKS_PER_EPOCH * RAO_PER_ALPHA, rootProportion });
  return validators / RAO_PER_ALPHA;
}

function lowestOf(weights: readonly number[], permits: readonly boolean[]): number {
  const permitted = weights.filter((_, i) => permits[i]);
  return permitted.length > 0 ? Math.min(...permitted) : 0;
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function checkInput(
  { ownAlpha, delegatedAlpha, otherWeights, absence }: ValidatorMonthInput,
  settings: { take: number; children: readonly ChildHotkey[]; maxValidators: number; epochCount: number },
): void {
  const { take, children, maxValidators, epochCount } = settings;
  checkNumber("ownAlpha", ownAlpha, { min: 0 });
  checkNumber("delegatedAlpha", delegatedAlpha, { min: 0 });
  checkNumbers("otherWeights", otherWeights, { min: 0 });
  checkNumber("take", take, { min: 0, max: HIGHEST_TAKE });
  checkNumber("maxValidators", maxValidators, { min: 1, isWhole: true });
  checkNumber("epochCount", epochCount, { min: 0, isWhole: true });
  checkNumber("children.length", children.length, { max: MOST_CHILDREN });
  for (const [i, child] of children.entries()) {
    checkNumber(`children[${i}].share`, child.share, { min: 0, max: 1 });
    checkNumber(`children[${i}].ownAlpha`, child.ownAlpha, { min: 0 });
    checkNumber(`children[${i}].take`, child.take, { min: 0, max: HIGHEST_TAKE });
  }
  // A sum of decimal shares may miss 1 by its last bits.
  checkNumber("shares of all children", sum(children.map(({ share }) => share)), { max: 1 + 1e-9 });
  if (!absence) return;
  checkNumber("absence.part", absence.part, { min: 0, max: 1 });
  checkNumber("absence.fromEpoch", absence.fromEpoch, { min: 0, isWhole: true });
  checkNumber("absence.epochs", absence.epochs, { min: 1, isWhole: true });
}
