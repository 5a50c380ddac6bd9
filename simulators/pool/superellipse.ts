import { checkNumber } from "../check-argument.ts";
import { checkPool, type Pool } from "./balancer.ts";

/**
 * PROPOSAL of October 2026, not seen on the live chain up to 8 October 2026 (spec 475): a pool on an ellipse around a
 * fixed centre. With X = centreAlpha − alpha and Y = centreTao − tao, what stays the same in a swap is
 * X²/scaleAlpha² + Y²/scaleTao²; the price is scaleTao²·X / (scaleAlpha²·Y).
 *
 * Reserves are whole RAO. Scales and centres carry 32 more binary digits, as in subtensor.
 *
 * Source: `pallets/swap/src/pallet/superellipse.rs` and `docs/concepts/staking-pools.mdx` of RaoFoundation/subtensor.
 */
export interface SuperellipsePool {
  readonly alphaInRao: bigint;
  readonly taoInRao: bigint;
  readonly scaleAlphaQ32: bigint;
  readonly scaleTaoQ32: bigint;
  readonly centreAlphaQ32: bigint;
  readonly centreTaoQ32: bigint;
}

/** A pool after a swap, and the whole RAO that it paid out, rounded down in its favour. */
export interface SuperellipseSwap {
  readonly pool: SuperellipsePool;
  readonly amountOutInRao: bigint;
}

const FRACTION_BITS = 32n;
const WEIGHT_SCALE = 10n ** 15n;

/**
 * The ellipse on which the weighted pool continues at the same price and with the same sensitivity to small swaps:
 * scaleAlpha = 2·w·alpha, scaleTao = 2·(1 − w)·tao, and each centre one scale above its reserve. Left out: the further
 * step of the proposal that shrinks the scales until a sale worth 500 TAO moves the price by 1 %.
 *
 * @throws {RangeError} for reserves that are not whole or not above 0
 */
export function calibrateSuperellipse(pool: Pool): SuperellipsePool {
  checkPool("pool", pool);
  checkNumber("pool.tao", pool.tao, { min: 1, isWhole: true });
  checkNumber("pool.alpha", pool.alpha, { min: 1, isWhole: true });
  const alphaInRao = BigInt(pool.alpha);
  const taoInRao = BigInt(pool.tao);
  const weight = BigInt(Math.round(pool.quoteWeight * Number(WEIGHT_SCALE)));
  const scaleAlphaQ32 = ((2n * weight * alphaInRao) << FRACTION_BITS) / WEIGHT_SCALE;
  const scaleTaoQ32 = ((2n * (WEIGHT_SCALE - weight) * taoInRao) << FRACTION_BITS) / WEIGHT_SCALE;
  return {
    alphaInRao,
    taoInRao,
    scaleAlphaQ32,
    scaleTaoQ32,
    centreAlphaQ32: (alphaInRao << FRACTION_BITS) + scaleAlphaQ32,
    centreTaoQ32: (taoInRao << FRACTION_BITS) + scaleTaoQ32,
  };
}

/** TAO per alpha. It rises without bound towards the largest buy and falls to 0 towards the largest sale. */
export function superellipsePrice(pool: SuperellipsePool): number {
  const { x, y } = distancesOf(pool);
  const scales = Number(pool.scaleTaoQ32) / Number(pool.scaleAlphaQ32);
  return scales * scales * (Number(x) / Number(y));
}

/** The most TAO that a buy can bring, in RAO: less than Y, however the reserves are. */
export function largestBuyInRao(pool: SuperellipsePool): bigint {
  return largestBelow(distancesOf(pool).y);
}

/** The most alpha that a sale can bring, in RAO: less than X, however the reserves are. */
export function largestSaleInRao(pool: SuperellipsePool): bigint {
  return largestBelow(distancesOf(pool).x);
}

/**
 * Alpha for TAO: √(X² + (scaleAlpha/scaleTao)²·(2·Y·q − q²)) − X for an input q after the fee.
 *
 * @throws {RangeError} for a negative input, one above `largestBuyInRao` and one that the reserve cannot answer
 */
export function buyOnSuperellipse(pool: SuperellipsePool, taoInRao: bigint): SuperellipseSwap {
  checkInput("taoInRao", taoInRao, largestBuyInRao(pool));
  const { x, y } = distancesOf(pool);
  const legs = { own: x, ownScale: pool.scaleAlphaQ32, other: y, otherScale: pool.scaleTaoQ32 };
  const amountOutInRao = payout("alpha", growthOf(legs, taoInRao), pool.alphaInRao);
  return {
    amountOutInRao,
    pool: { ...pool, alphaInRao: pool.alphaInRao - amountOutInRao, taoInRao: pool.taoInRao + taoInRao },
  };
}

/**
 * TAO for alpha: √(Y² + (scaleTao/scaleAlpha)²·(2·X·q − q²)) − Y for an input q after the fee.
 *
 * @throws {RangeError} for a negative input, one above `largestSaleInRao` and one that the reserve cannot answer
 */
export function sellOnSuperellipse(pool: SuperellipsePool, alphaInRao: bigint): SuperellipseSwap {
  checkInput("alphaInRao", alphaInRao, largestSaleInRao(pool));
  const { x, y } = distancesOf(pool);
  const legs = { own: y, ownScale: pool.scaleTaoQ32, other: x, otherScale: pool.scaleAlphaQ32 };
  const amountOutInRao = payout("TAO", growthOf(legs, alphaInRao), pool.taoInRao);
  return {
    amountOutInRao,
    pool: { ...pool, alphaInRao: pool.alphaInRao + alphaInRao, taoInRao: pool.taoInRao - amountOutInRao },
  };
}

/** Adds to the reserves and as much to the centres: price and response to swaps stay the same. */
export function injectIntoSuperellipse(
  pool: SuperellipsePool,
  injection: { readonly taoInRao: bigint; readonly alphaInRao: bigint },
): SuperellipsePool {
  if (injection.taoInRao < 0n || injection.alphaInRao < 0n)
    throw new RangeError(`injection: expected 0 or more RAO, got ${injection.taoInRao} and ${injection.alphaInRao}`);
  return {
    ...pool,
    alphaInRao: pool.alphaInRao + injection.alphaInRao,
    taoInRao: pool.taoInRao + injection.taoInRao,
    centreAlphaQ32: pool.centreAlphaQ32 + (injection.alphaInRao << FRACTION_BITS),
    centreTaoQ32: pool.centreTaoQ32 + (injection.taoInRao << FRACTION_BITS),
  };
}

/** X and Y, with 32 binary digits after the point. */
function distancesOf(pool: SuperellipsePool) {
  return {
    x: pool.centreAlphaQ32 - (pool.alphaInRao << FRACTION_BITS),
    y: pool.centreTaoQ32 - (pool.taoInRao << FRACTION_BITS),
  };
}

function largestBelow(distanceQ32: bigint): bigint {
  return (distanceQ32 - 1n) >> FRACTION_BITS;
}

function checkInput(name: string, amount: bigint, largest: bigint): void {
  if (amount < 0n || amount > largest)
    throw new RangeError(`${name}: expected 0 to ${largest} RAO, where the curve ends, got ${amount}`);
}

/** How far one distance grows, in whole RAO, when the other shrinks by `amount`. */
function growthOf(
  { own, ownScale, other, otherScale }: Readonly<Record<"own" | "ownScale" | "other" | "otherScale", bigint>>,
  amount: bigint,
): bigint {
  const amountQ32 = amount << FRACTION_BITS;
  const shrinkage = 2n * other * amountQ32 - amountQ32 * amountQ32;
  const grown = squareRoot(own * own * otherScale * otherScale + ownScale * ownScale * shrinkage) / otherScale;
  return (grown - own) >> FRACTION_BITS;
}

/** The largest whole number whose square is not above `value`, by Newton's method. */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** On an ellipse that was calibrated the reserve always suffices. */
function payout(token: string, amount: bigint, reserve: bigint): bigint {
  if (amount > reserve) throw new RangeError(`pool: expected ${amount} RAO of ${token} or more, got ${reserve}`);
  return amount;
}
