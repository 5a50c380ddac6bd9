import { alphaEmission } from "@learn-bittensor/simulators/emission/alpha-emission";
import { splitAlpha, splitDividends } from "@learn-bittensor/simulators/emission/alpha-split";
import {
  MOVING_ALPHA_OF_THE_CODE,
  movingPrice,
  movingPriceHalfLifeInBlocks,
} from "@learn-bittensor/simulators/emission/moving-price";
import { simulateNetwork } from "@learn-bittensor/simulators/emission/network";
import { newNetworkSubnet } from "@learn-bittensor/simulators/emission/network-subnet";
import { priceShares } from "@learn-bittensor/simulators/emission/price-shares";
import { rootProportion } from "@learn-bittensor/simulators/emission/root-proportion";
import { subnetTerms } from "@learn-bittensor/simulators/emission/subnet-terms";
import { type Pool, spotPrice, taoToReachPrice } from "@learn-bittensor/simulators/pool/balancer";
import { constantProductPool } from "@learn-bittensor/simulators/pool/constant-product";
import { inject } from "@learn-bittensor/simulators/pool/injection";
import { estimateSwap } from "@learn-bittensor/simulators/pool/swap";
import { at, range } from "./arithmetic.ts";

const BLOCKS_PER_DAY = 7200;
const BLOCKS_PER_HOUR = 300;
const DAYS_PER_YEAR = 365;
const RAO = 1e9;
/** Read on 11 September 2026. */
const ROOT_TAO = 5_298_381;
const POOL = constantProductPool(10_000, 200_000);

/** The numbers of the edition on dynamic TAO. */
export function dynamicTaoNumbers() {
  return {
    trades: [10, 100, 500, 1000].map((paid) => ({ paid, ...trade(POOL, paid) })),
    roundTrip: roundTrip(100),
    inParts: inParts(1000, 10),
    toPrice: [1.1, 1.5, 2, 4].map((times) => ({ times, tao: taoToReachPrice(POOL, times * spotPrice(POOL)) })),
    root: {
      curve: range(0, 74).map((step): [number, number] => [step * 10, rootShareAfter(step * 10)]),
      after: [30, 90, 180, 365, 730].map((days) => ({ days, share: rootShareAfter(days) })),
    },
    block: blockOfThree(),
    alphaHalving: { without: daysToAlphaHalving(0), atCap: daysToAlphaHalving(1) },
    split: [0.9, 0.5, 0.1].map((share) => alphaOfABlock(share)),
    dividends: dividendsOfTwo(),
    movingPrice: {
      halfLives: [7, 28, 90, 365].map((days) => ({
        days,
        hours: movingPriceHalfLifeInBlocks(days * BLOCKS_PER_DAY) / BLOCKS_PER_HOUR,
      })),
      daysByTheCode:
        movingPriceHalfLifeInBlocks(DAYS_PER_YEAR * BLOCKS_PER_DAY, { movingAlpha: MOVING_ALPHA_OF_THE_CODE }) /
        BLOCKS_PER_DAY,
      arrived: [6, 24].map((hours) => ({ hours, share: movingPriceAfter(365, hours) - 1 })),
      young: range(0, 25).map((step): [number, number] => [3 * step, movingPriceAfter(28, 3 * step)]),
      old: range(0, 25).map((step): [number, number] => [3 * step, movingPriceAfter(365, 3 * step)]),
    },
    network: networkOverAYear(),
    weighted: {
      afterInjection: inject(POOL, { tao: 1000, alpha: 0 }).pool.quoteWeight,
      trades: [0.25, 0.5, 0.75].map((weight) => ({ weight, ...weightedTrade(weight, 500) })),
    },
  };
}

function trade(pool: Pool, amountIn: number, feeRateU16 = 0) {
  const { amountOut, slippageFraction, priceAfter } = estimateSwap(pool, { side: "buy", amountIn, feeRateU16 });
  return { amountOut, averagePrice: amountIn / amountOut, slippage: slippageFraction, priceAfter };
}

/** Bought and sold at once, with the fee on both ways. */
function roundTrip(tao: number) {
  const bought = estimateSwap(POOL, { side: "buy", amountIn: tao });
  const sold = estimateSwap(bought.pool, { side: "sell", amountIn: bought.amountOut });
  return { alpha: bought.amountOut, tao: sold.amountOut };
}

function inParts(tao: number, parts: number): number {
  let pool = POOL;
  let alpha = 0;
  for (let part = 0; part < parts; part++) {
    const bought = estimateSwap(pool, { side: "buy", amountIn: tao / parts, feeRateU16: 0 });
    pool = bought.pool;
    alpha += bought.amountOut;
  }
  return alpha;
}

function rootShareAfter(days: number): number {
  return rootProportion(ROOT_TAO, days * BLOCKS_PER_DAY);
}

/** Half a TAO between three subnets of different age, as injection and purchase. */
function blockOfThree() {
  const prices = [0.05, 0.03, 0.02];
  const shares = priceShares({ emaPrices: prices });
  return [0.9, 0.5, 0.1].map((root, i) => {
    const price = at(prices, i);
    const terms = subnetTerms({ taoEmission: 0.5 * at(shares, i), price, rootProportion: root, alphaEmission: 1 });
    return { price, root, alphaIn: terms.alphaIn, taoIn: terms.taoIn, chainBuy: terms.excessTao };
  });
}

/** Days until a subnet has issued 10.5 million alpha, if so much of the injection's cap is used. */
function daysToAlphaHalving(partOfCap: number): number {
  let issued = 0;
  let days = 0;
  while (alphaEmission(issued) === 1) {
    issued += BLOCKS_PER_DAY * (1 + partOfCap * rootProportion(ROOT_TAO, issued));
    days += 1;
  }
  return days;
}

function alphaOfABlock(root: number) {
  const split = splitAlpha({ alphaOutInRao: RAO, rootProportion: root });
  return {
    root,
    owner: split.owner / RAO,
    miners: split.miners / RAO,
    validators: split.validators / RAO,
    ofRoot: split.root / RAO,
  };
}

/** Two validators with equal dividends: one with alpha behind it, one with TAO on root. */
function dividendsOfTwo() {
  const { validators, ofRoot } = alphaOfABlock(0.5);
  const pots = { alphaInRao: validators * 360 * RAO, rootInRao: ofRoot * 360 * RAO };
  const claims = [
    { dividend: 0.5, alphaStake: 100_000, rootTao: 0 },
    { dividend: 0.5, alphaStake: 10_000, rootTao: 500_000 },
  ];
  const { alpha, root } = splitDividends(claims, pots, 0.18);
  return {
    alphaPot: pots.alphaInRao / RAO,
    rootPot: pots.rootInRao / RAO,
    alpha: alpha.map((rao) => rao / RAO),
    root: root.map((rao) => rao / RAO),
  };
}

/** How high the moving price is after so many hours, in units of what it was, once the price in the pool has doubled. */
function movingPriceAfter(ageInDays: number, hours: number): number {
  const [before, since] = [0.05, 0.1];
  const blocksSinceStart = ageInDays * BLOCKS_PER_DAY;
  return movingPrice(before, since, { blocksSinceStart, updates: hours * BLOCKS_PER_HOUR }) / before;
}

/** Three equal subnets under the rule of 2025: one is staked in early, one late, one never. */
function networkOverAYear() {
  const subnets = [1, 2, 3].map((netuid) =>
    newNetworkSubnet({ netuid, tao: 10_000, alpha: 200_000, alphaIssued: 2_000_000, ageInBlocks: 90 * BLOCKS_PER_DAY }),
  );
  const steps = [
    ...simulateNetwork({
      subnets,
      stepCount: DAYS_PER_YEAR,
      behaviourOn: (day) => ({ netFlows: [day < 60 ? 100 : 0, day >= 180 && day < 240 ? 100 : 0, 0] }),
      settingsOn: () => ({ rule: "price", taoPerBlock: 3 / 128 }),
    }),
  ];
  const courses = [0, 1, 2].map((i) =>
    steps.flatMap(({ shares }, day): [number, number][] => (day % 5 === 0 ? [[day, at(shares, i)]] : [])),
  );
  const last = steps.at(-1);
  return {
    courses,
    shares: last?.shares,
    prices: last?.subnets.map(({ pool }) => spotPrice(pool)),
    averages: last?.subnets.map(({ emaPrice }) => emaPrice),
  };
}

/** A pool of 10,000 TAO at a price of 0.05 with this weight of TAO. */
function weightedTrade(weight: number, tao: number) {
  const pool = { tao: 10_000, alpha: (((1 - weight) / weight) * 10_000) / 0.05, quoteWeight: weight };
  return { alphaReserve: pool.alpha, ...trade(pool, tao) };
}
