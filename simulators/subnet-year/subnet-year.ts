import { BLOCKS_PER_DAY } from "../block-emission.ts";
import { checkNumber, checkNumbers } from "../check-argument.ts";
import { alphaEmission } from "../emission/alpha-emission.ts";
import { splitAlpha } from "../emission/alpha-split.ts";
import { gatedShares } from "../emission/gate.ts";
import { movingPrice } from "../emission/moving-price.ts";
import { rootProportion } from "../emission/root-proportion.ts";
import { subnetTerms } from "../emission/subnet-terms.ts";
import { alphaPaidOut, DEFAULT_QUOTE_WEIGHT, type Pool, priceOf, taoPaidOut } from "../pool/balancer.ts";
import { inject } from "../pool/injection.ts";
import { nextPrunedSubnet, SUBNET_IMMUNITY_IN_BLOCKS, type SubnetAtStake } from "../registration/pruning.ts";

export interface SubnetYearInput {
  /** The lock cost, all of which goes into the pool. */
  readonly paidInTao: number;
  /** The moving prices of all other subnets, in TAO per alpha. None of them is immune, and they stay as they are. */
  readonly otherPrices: readonly number[];
  /** What people stake a day, until `turnDay` and from it on, in TAO. */
  readonly inflowInTao: number;
  readonly inflowAfterInTao: number;
  readonly turnDay: number;
  /** Of the alpha that stakers hold on the turn, the part that they sell on that day. From 0 to 1. Default: 0. */
  readonly exodus?: number;
  /** What miners and the owner sell of what they get, each day. From 0 to 1. */
  readonly soldByMiners: number;
  readonly soldByOwner: number;
  /** The first day with TAO emission; null where governance never turns it on. */
  readonly emissionFromDay: number | null;
  /** So many days lie between two newcomers, each of which removes one subnet. */
  readonly daysPerNewcomer: number;
  /** Default: 365. */
  readonly dayCount?: number;
}

/** The end of a day. */
export interface SubnetDay {
  /** 1 is the first. */
  readonly day: number;
  /** In TAO per alpha. */
  readonly price: number;
  readonly emaPrice: number;
  /** The lowest moving price among the other subnets that are not immune, below which one goes first; 0 where all are. */
  readonly lowestOther: number;
  /** Of all moving prices, from 0 to 1. */
  readonly demandShare: number;
  /** Of the TAO emission, after the gate; 0 while it is off. */
  readonly share: number;
  readonly poolTao: number;
  /** What the owner has got from sales so far, and the alpha it still holds. */
  readonly ownerTao: number;
  readonly ownerAlpha: number;
}

export interface SubnetYear {
  readonly startPrice: number;
  readonly days: SubnetDay[];
  /** Null where the subnet is still there at the end. */
  readonly removal: {
    readonly day: number;
    /** What holders get for each alpha: the pool's TAO divided by all alpha; since June 2026, a new subnet's pool counts too. */
    readonly taoPerAlpha: number;
    /** The spot price at that moment. */
    readonly price: number;
  } | null;
}

/** TAO made in a block, since December 2025; TAO on root, as read on 11 September 2026; the fee of a swap. */
const TAO_PER_BLOCK = 0.5;
const ROOT_TAO = 5_298_381;
const FEE = 33 / 65_535;
const RAO_PER_ALPHA = 1_000_000_000;
/** Only ages count from it. */
const CREATED_AT_BLOCK = 10_000_000;

/**
 * A subnet from the payment of its lock cost on, a day at a time. Its pool begins with what was paid, at the median of
 * the others' prices, and its moving price at 0. On each day, in this order: TAO emission, if it is on, by the gate, as
 * liquidity and as a purchase; one alpha a block, 18 % of it for the owner, 41 % for miners; people stake; miners and the
 * owner sell; the moving price follows; and on the day of a newcomer the subnet with the lowest moving price that is not
 * immune is removed, which may be this one.
 *
 * A teaching model of `set_new_network_state` in subtensor's `subnets/subnet.rs`, `run_coinbase.rs`,
 * `update_moving_price` in `staking/stake_utils.rs` and `get_network_to_prune` in `coinbase/root.rs`. Made up are
 * people, and that each newcomer stays at the price it begins with. Left out: what validators' stakers sell, sales of
 * root, leases, conviction and the owner's hyperparameters.
 *
 * @throws {RangeError} for negative, infinite or missing numbers and parts above 1
 */
export function subnetYear(input: SubnetYearInput): SubnetYear {
  checkInput(input);
  const { dayCount = 365, emissionFromDay, exodus = 0 } = input;
  const startPrice = medianOf(input.otherPrices);
  let others: SubnetAtStake[] = input.otherPrices.map((emaPrice, i) => ({
    netuid: 2 + i,
    emaPrice,
    registeredAtBlock: 0,
  }));
  let pool: Pool = { tao: input.paidInTao, alpha: input.paidInTao / startPrice, quoteWeight: DEFAULT_QUOTE_WEIGHT };
  let alphaIssued = pool.alpha;
  let protocolAlpha = 0;
  let emaPrice = 0;
  let ownerAlpha = 0;
  let ownerTao = 0;
  const days: SubnetDay[] = [];

  for (let day = 1; day <= dayCount; day += 1) {
    const block = CREATED_AT_BLOCK + day * BLOCKS_PER_DAY;
    const isOn = emissionFromDay !== null && day >= emissionFromDay;
    const emaPrices = [...others.map((other) => other.emaPrice), emaPrice];
    const share = isOn ? (gatedShares({ emaPrices }).shares.at(-1) ?? 0) : 0;
    const terms = subnetTerms({
      taoEmission: share * TAO_PER_BLOCK * BLOCKS_PER_DAY,
      price: priceOf(pool),
      rootProportion: rootProportion(ROOT_TAO, alphaIssued),
      alphaEmission: alphaEmission(alphaIssued) * BLOCKS_PER_DAY,
    });
    const injection = inject(pool, { tao: terms.taoIn, alpha: terms.alphaIn });
    const bought = buy(injection.pool, terms.excessTao, 0);
    protocolAlpha += bought.out;
    alphaIssued += injection.injected.alpha + terms.alphaOut;

    const split = splitAlpha({ alphaOutInRao: Math.floor(terms.alphaOut * RAO_PER_ALPHA), rootProportion: 0 });
    const [miners, owner] = [split.miners / RAO_PER_ALPHA, split.owner / RAO_PER_ALPHA];
    const staked = buy(bought.pool, day < input.turnDay ? input.inflowInTao : input.inflowAfterInTao, FEE);
    const byOwner = owner * input.soldByOwner;
    const byMiners = miners * input.soldByMiners;
    const sold = sell(staked.pool, byOwner + byMiners, FEE);
    if (byOwner > 0) ownerTao += (sold.out * byOwner) / (byOwner + byMiners);
    ownerAlpha += owner - byOwner;
    pool = sold.pool;
    if (day === input.turnDay && exodus > 0) {
      const held = Math.max(0, alphaIssued - pool.alpha - protocolAlpha - ownerAlpha);
      pool = sell(pool, held * exodus, FEE).pool;
    }

    emaPrice = movingPrice(emaPrice, priceOf(pool), {
      blocksSinceStart: day * BLOCKS_PER_DAY,
      updates: BLOCKS_PER_DAY,
    });
    days.push({
      day,
      price: priceOf(pool),
      emaPrice,
      lowestOther: lowestOf(others, block),
      demandShare: emaPrice / (sumOf(others) + emaPrice),
      share,
      poolTao: pool.tao,
      ownerTao,
      ownerAlpha,
    });

    if (day % input.daysPerNewcomer !== 0) continue;
    const ours = { netuid: 1, emaPrice, registeredAtBlock: CREATED_AT_BLOCK };
    const leaving = nextPrunedSubnet([ours, ...others], block);
    if (leaving?.netuid === 1) {
      return { startPrice, days, removal: { day, taoPerAlpha: pool.tao / alphaIssued, price: priceOf(pool) } };
    }
    if (!leaving) continue;
    const newcomer = {
      netuid: leaving.netuid,
      emaPrice: medianOf([priceOf(pool), ...others.map((other) => other.emaPrice)]),
      registeredAtBlock: block,
    };
    others = others.map((other) => (other === leaving ? newcomer : other));
  }
  return { startPrice, days, removal: null };
}

/** What went into a pool, less the fee, and what came out. */
interface Move {
  readonly pool: Pool;
  readonly out: number;
}

function buy(pool: Pool, tao: number, fee: number): Move {
  const taoIn = tao * (1 - fee);
  const out = alphaPaidOut(pool, taoIn);
  return { pool: { ...pool, tao: pool.tao + taoIn, alpha: pool.alpha - out }, out };
}

function sell(pool: Pool, alpha: number, fee: number): Move {
  const alphaIn = alpha * (1 - fee);
  const out = taoPaidOut(pool, alphaIn);
  return { pool: { ...pool, tao: pool.tao - out, alpha: pool.alpha + alphaIn }, out };
}

/** Of an even number of values, the mean of the two in the middle. */
function medianOf(values: readonly number[]): number {
  const ascending = values.toSorted((a, b) => a - b);
  const middle = Math.floor(ascending.length / 2);
  const upper = ascending[middle] ?? 0;
  return ascending.length % 2 === 1 ? upper : ((ascending[middle - 1] ?? upper) + upper) / 2;
}

/** The lowest moving price of those that are not immune; 0 where all are. */
function lowestOf(subnets: readonly SubnetAtStake[], block: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { emaPrice, registeredAtBlock } of subnets)
    if (block - registeredAtBlock >= SUBNET_IMMUNITY_IN_BLOCKS && emaPrice < lowest) lowest = emaPrice;
  return Number.isFinite(lowest) ? lowest : 0;
}

function sumOf(subnets: readonly SubnetAtStake[]): number {
  let total = 0;
  for (const { emaPrice } of subnets) total += emaPrice;
  return total;
}

function checkInput(input: SubnetYearInput): void {
  checkNumber("paidInTao", input.paidInTao, { min: Number.MIN_VALUE });
  checkNumbers("otherPrices", input.otherPrices, { min: Number.MIN_VALUE });
  checkNumber("otherPrices.length", input.otherPrices.length, { min: 1 });
  checkNumber("inflowInTao", input.inflowInTao, { min: 0 });
  checkNumber("inflowAfterInTao", input.inflowAfterInTao, { min: 0 });
  checkNumber("turnDay", input.turnDay, { min: 1, isWhole: true });
  checkNumber("exodus", input.exodus ?? 0, { min: 0, max: 1 });
  checkNumber("soldByMiners", input.soldByMiners, { min: 0, max: 1 });
  checkNumber("soldByOwner", input.soldByOwner, { min: 0, max: 1 });
  checkNumber("emissionFromDay", input.emissionFromDay ?? 1, { min: 1, isWhole: true });
  checkNumber("daysPerNewcomer", input.daysPerNewcomer, { min: 1, isWhole: true });
  checkNumber("dayCount", input.dayCount ?? 1, { min: 0, isWhole: true });
}
