import { checkNumber } from "../check-argument.ts";

export interface Neuron {
  readonly uid: number;
  /** Of the last epoch, miner and validator together, in any unit: the pruning score. */
  readonly emission: number;
  readonly registeredAtBlock: number;
  /** One of the owner's hotkeys that are never pruned (by default one). Default: false. */
  readonly isOwners?: boolean;
}

export interface PruningSettings {
  readonly currentBlock: number;
  /** Default: 4096 blocks, as in the code; many subnets have others. */
  readonly immunityPeriodInBlocks?: number;
  /** As long as no more than this many are not immune, an immune one goes. Default: 10. */
  readonly minNonImmune?: number;
}

export interface SubnetAtStake {
  readonly netuid: number;
  /** The moving price in TAO per alpha. */
  readonly emaPrice: number;
  readonly registeredAtBlock: number;
}

const DEFAULT_NEURON_IMMUNITY = 4096;
const DEFAULT_MIN_NON_IMMUNE = 10;

/** 120 days, as read on 11 September 2026; the code starts with 1296000. */
export const SUBNET_IMMUNITY_IN_BLOCKS = 864_000;

/** While its age is below the period, a neuron or a subnet is immune. */
export function isImmune(registeredAtBlock: number, currentBlock: number, immunityPeriodInBlocks: number): boolean {
  checkNumber("registeredAtBlock", registeredAtBlock, { min: 0, isWhole: true });
  checkNumber("currentBlock", currentBlock, { min: 0, isWhole: true });
  checkNumber("immunityPeriodInBlocks", immunityPeriodInBlocks, { min: 0, isWhole: true });
  return currentBlock - registeredAtBlock < immunityPeriodInBlocks;
}

/**
 * Who loses its UID when a newcomer registers into a full subnet: the neuron with the lowest emission that is not
 * immune; among equals the older registration, then the lower UID. Where no more than 10 are not immune, the lowest of
 * the immune ones goes instead. Owners' neurons stay. Null where nobody can go.
 *
 * Follows `get_neuron_to_prune` in subtensor's `subnets/registration.rs`.
 *
 * @throws {RangeError} for negative, infinite or missing numbers
 */
export function nextPrunedNeuron(
  neurons: readonly Neuron[],
  {
    currentBlock,
    immunityPeriodInBlocks = DEFAULT_NEURON_IMMUNITY,
    minNonImmune = DEFAULT_MIN_NON_IMMUNE,
  }: PruningSettings,
): Neuron | null {
  checkNumber("minNonImmune", minNonImmune, { min: 0, isWhole: true });
  for (const { uid, emission } of neurons) {
    checkNumber("uid", uid, { min: 0, isWhole: true });
    checkNumber(`emission of UID ${uid}`, emission, { min: 0 });
  }
  const candidates = neurons.filter(({ isOwners }) => !isOwners);
  const immune = candidates.filter((neuron) =>
    isImmune(neuron.registeredAtBlock, currentBlock, immunityPeriodInBlocks),
  );
  const nonImmune = candidates.filter((neuron) => !immune.includes(neuron));
  const endangered = nonImmune.length > minNonImmune ? nonImmune : immune;
  return (
    endangered.toSorted(
      (a, b) => a.emission - b.emission || a.registeredAtBlock - b.registeredAtBlock || a.uid - b.uid,
    )[0] ?? null
  );
}

/**
 * Which subnet goes when a new one is created and all slots are taken: the one with the lowest moving price that is not
 * immune; among equals the oldest. Null where all are immune.
 *
 * Follows `get_network_to_prune` in subtensor's `coinbase/root.rs`.
 *
 * @throws {RangeError} for negative, infinite or missing numbers
 */
export function nextPrunedSubnet(
  subnets: readonly SubnetAtStake[],
  currentBlock: number,
  immunityPeriodInBlocks = SUBNET_IMMUNITY_IN_BLOCKS,
): SubnetAtStake | null {
  for (const { netuid, emaPrice } of subnets) checkNumber(`emaPrice of subnet ${netuid}`, emaPrice, { min: 0 });
  const endangered = subnets.filter(
    ({ netuid, registeredAtBlock }) =>
      netuid !== 0 && !isImmune(registeredAtBlock, currentBlock, immunityPeriodInBlocks),
  );
  return endangered.toSorted((a, b) => a.emaPrice - b.emaPrice || a.registeredAtBlock - b.registeredAtBlock)[0] ?? null;
}
