import { checkNumber, checkNumbers } from "../check-argument.ts";

/** The owner's part in 65535ths: 18 %. */
export const DEFAULT_OWNER_CUT_U16 = 11_796;

/** The part a validator keeps of what its stakers earn. */
export const DEFAULT_TAKE = 0.18;

const U16_MAX = 65_535;

export interface AlphaSplitInput {
  /** A, the alpha a subnet issues, in RAO. */
  readonly alphaOutInRao: number;
  /** r, from 0 to 1. */
  readonly rootProportion: number;
  /** From 0 to 65535. Default: 11796. */
  readonly ownerCutU16?: number;
  /** Default: true. */
  readonly isOwnerCutEnabled?: boolean;
  /** Whether the moving prices of all subnets sum to more than 1; else root's part is recycled. Default: true. */
  readonly isRootPaid?: boolean;
}

/** In RAO, each rounded down; together they miss at most a few RAO of the alpha issued. */
export interface AlphaSplit {
  readonly owner: number;
  readonly miners: number;
  /** For validators and those who stake alpha with them. */
  readonly validators: number;
  /** Root's part of the validators' half, paid or not. */
  readonly root: number;
  readonly rootPaid: number;
  readonly rootRecycled: number;
}

/**
 * Shares out the alpha of a block: the owner's cut first; of the rest one half to miners, the other to validators, and
 * of that half the root proportion to root. By default 18 % / 41 % / 41 %.
 *
 * Follows `emit_to_subnets` in subtensor's `coinbase/run_coinbase.rs`.
 *
 * @throws {RangeError} for negative, infinite or missing numbers, and for a cut or a proportion above the whole
 */
export function splitAlpha({
  alphaOutInRao,
  rootProportion,
  ownerCutU16 = DEFAULT_OWNER_CUT_U16,
  isOwnerCutEnabled = true,
  isRootPaid = true,
}: AlphaSplitInput): AlphaSplit {
  checkNumber("alphaOutInRao", alphaOutInRao, { min: 0 });
  checkNumber("rootProportion", rootProportion, { min: 0, max: 1 });
  checkNumber("ownerCutU16", ownerCutU16, { min: 0, max: U16_MAX, isWhole: true });
  const owner = isOwnerCutEnabled ? (alphaOutInRao * ownerCutU16) / U16_MAX : 0;
  const half = (alphaOutInRao - owner) / 2;
  const ofRoot = rootProportion * half;
  const root = Math.floor(ofRoot);
  return {
    owner: Math.floor(owner),
    miners: Math.floor(half),
    validators: Math.floor(half - ofRoot),
    root,
    rootPaid: isRootPaid ? root : 0,
    rootRecycled: isRootPaid ? 0 : root,
  };
}

/** A validator in a subnet's epoch. */
export interface DividendClaim {
  /** Its dividend in any unit, 0 or more. */
  readonly dividend: number;
  /** The alpha staked with it in the subnet. */
  readonly alphaStake: number;
  /** The TAO staked with it on root, in the same unit. */
  readonly rootTao: number;
}

/** In RAO, each rounded down; one entry per validator. */
export interface DividendSplit {
  readonly alpha: number[];
  readonly root: number[];
}

/**
 * Shares out an epoch's alpha for validators and for root. Each dividend falls into a root part, as large as w·τ of
 * w·τ + alpha, and an alpha part; the one pot is shared by the root parts, the other by the alpha parts. A pot for
 * which nobody has a claim stays whole.
 *
 * Follows `calculate_dividend_distribution` in subtensor's `coinbase/run_coinbase.rs`. Since spec 441 (3 August 2026)
 * root's pot goes into the validators' baskets instead of being sold.
 *
 * @throws {RangeError} for negative, infinite or missing numbers
 */
export function splitDividends(
  claims: readonly DividendClaim[],
  pots: { readonly alphaInRao: number; readonly rootInRao: number },
  taoWeight: number,
): DividendSplit {
  checkNumber("pots.alphaInRao", pots.alphaInRao, { min: 0 });
  checkNumber("pots.rootInRao", pots.rootInRao, { min: 0 });
  checkNumber("taoWeight", taoWeight, { min: 0, max: 1 });
  const rootParts = claims.map(({ dividend, alphaStake, rootTao }, i) => {
    checkNumber(`claims[${i}].dividend`, dividend, { min: 0 });
    checkNumber(`claims[${i}].alphaStake`, alphaStake, { min: 0 });
    checkNumber(`claims[${i}].rootTao`, rootTao, { min: 0 });
    const weighted = taoWeight * rootTao;
    return weighted > 0 ? dividend * (weighted / (weighted + alphaStake)) : 0;
  });
  const alphaParts = claims.map(({ dividend }, i) => dividend - (rootParts[i] ?? 0));
  return { alpha: sharePot(pots.alphaInRao, alphaParts), root: sharePot(pots.rootInRao, rootParts) };
}

/**
 * What a validator keeps of a dividend, and what those who stake with it get, by their stakes. In RAO, rounded down.
 *
 * @param take from 0 to 0.18
 * @throws {RangeError} for negative, infinite or missing numbers and a take above 0.18
 */
export function splitTake(dividendInRao: number, stakes: readonly number[], take = DEFAULT_TAKE) {
  checkNumber("dividendInRao", dividendInRao, { min: 0 });
  checkNumbers("stakes", stakes, { min: 0 });
  checkNumber("take", take, { min: 0, max: DEFAULT_TAKE });
  const taken = dividendInRao * take;
  return { validator: Math.floor(taken), stakers: sharePot(dividendInRao - taken, stakes) };
}

function sharePot(pot: number, parts: readonly number[]): number[] {
  let total = 0;
  for (const part of parts) total += part;
  return parts.map((part) => (total > 0 ? Math.floor(pot * (part / total)) : 0));
}
