import { checkNumbers } from "../check-argument.ts";
import { toShares } from "./shares.ts";

const TIER_SIZE = 32;
const FIRST_TIER_SHARE = 0.75;

/**
 * PROPOSAL, not live (pull request 3010 of RaoFoundation/subtensor): ranked by score, the first 32 subnets share 75 %
 * and the next 32 share 25 %, each in proportion to their scores; the others get nothing. With 32 positive scores or
 * fewer, these share everything. Among equal scores the lower index ranks higher.
 *
 * @param scores one per subnet, 0 or more
 * @returns shares that sum to 1, or to 0 without any positive score
 * @throws {RangeError} for negative, infinite and missing scores
 */
export function tierShares(scores: readonly number[]): number[] {
  checkNumbers("scores", scores, { min: 0 });
  const ranked = scores.map((score, i) => ({ score, i })).sort((a, b) => b.score - a.score || a.i - b.i);
  const rankOf = new Map(ranked.map(({ i }, rank) => [i, rank]));
  const inTier = (tier: number) =>
    toShares(scores.map((score, i) => (Math.floor((rankOf.get(i) ?? 0) / TIER_SIZE) === tier ? score : 0)));

  const first = inTier(0);
  const second = inTier(1);
  if (!second.some((share) => share > 0)) return first;
  return first.map((share, i) => FIRST_TIER_SHARE * share + (1 - FIRST_TIER_SHARE) * (second[i] ?? 0));
}
