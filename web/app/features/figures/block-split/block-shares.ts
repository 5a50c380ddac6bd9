import { splitAlpha } from "@learn-bittensor/simulators/emission/alpha-split";
import { DEFAULT_TAO_WEIGHT } from "@learn-bittensor/simulators/emission/root-proportion";

const ONE_ALPHA_IN_RAO = 1e9;

/** As in a subnet that has issued 2,000,000 α, with the root stake of the facts: the second row of the table beside the figure. */
export const FIRST_ROOT_PROPORTION = 0.32;

export const RECEIVERS = ["owner", "miners", "validators", "root"] as const;

/** What each receives of one alpha, from 0 to 1. */
export type BlockShares = Readonly<Record<(typeof RECEIVERS)[number], number>>;

/** @throws {RangeError} for a root proportion outside 0 to 1 */
export function blockShares(rootProportion: number, isOwnerCutEnabled = true): BlockShares {
  const input = { alphaOutInRao: ONE_ALPHA_IN_RAO, rootProportion, isOwnerCutEnabled };
  const { owner, miners, validators, root } = splitAlpha(input);
  const share = (rao: number) => rao / ONE_ALPHA_IN_RAO;
  return { owner: share(owner), miners: share(miners), validators: share(validators), root: share(root) };
}

/** Alpha issued and TAO on root with which a subnet of the lab has this root proportion, by their codes there. */
export function proportionInLab(rootProportion: number) {
  const total = 1_000_000;
  return { a: total * (1 - rootProportion), o: (total * rootProportion) / DEFAULT_TAO_WEIGHT };
}
