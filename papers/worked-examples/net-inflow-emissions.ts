import { gatedShares, gateValue } from "@learn-bittensor/simulators/emission/gate";
import { simulateNetwork } from "@learn-bittensor/simulators/emission/network";
import { newNetworkSubnet } from "@learn-bittensor/simulators/emission/network-subnet";
import {
  DEFAULT_FLOW_SMOOTHING,
  flowEma,
  flowHalfLifeInBlocks,
  flowRate,
  flowShares,
  netFlowsOf,
  WEEKLY_FLOW_SMOOTHING,
} from "@learn-bittensor/simulators/emission/tao-flow";
import { spotPrice } from "@learn-bittensor/simulators/pool/balancer";
import { at, range, sum } from "./arithmetic.ts";

const BLOCKS_PER_DAY = 7200;
const RULES = ["price", "flow", "net-flow"] as const;

/** The numbers of the edition on net-inflow emissions. */
export function netInflowNumbers() {
  return {
    rate: { monthly: rateOf(DEFAULT_FLOW_SMOOTHING), weekly: rateOf(WEEKLY_FLOW_SMOOTHING) },
    histories: {
      stops: course(0, 0, 1),
      turns: course(0, -1, 1),
      newcomer: course(0, 1, 0),
      inAndOut: inAndOut(30),
    },
    endOfEmission: [0.25, 0.5, 1, 2, 4].map((outflow) => ({ outflow, days: daysToZero(outflow) })),
    residue: [1, 7, 30, 90].map((days) => ({ days, lost: -roundTripResidue(days) })),
    settings: settingsCompared(),
    net: netOfFour(),
    network: networkUnderEachRule(),
    gate: gateOverRanks(),
  };
}

function rateOf(smoothing: number) {
  return { rate: flowRate(smoothing), halfLifeInDays: flowHalfLifeInBlocks(smoothing) / BLOCKS_PER_DAY };
}

/** The average of a steady flow on each second day up to day 120, from `start` on the first. */
function course(firstDay: number, flow: number, start: number): [number, number][] {
  const points: [number, number][] = [[firstDay, start]];
  let average = start;
  for (const day of range(firstDay, 120)) {
    average = flowEma(average, flow, BLOCKS_PER_DAY);
    if ((day + 1) % 2 === 0) points.push([day + 1, average]);
  }
  return points;
}

/** One unit of average flow by a deposit on day 0 that leaves again later. */
function inAndOut(daysBetween: number): [number, number][] {
  const before = course(0, 0, 1).filter(([day]) => day <= daysBetween);
  const left = before.at(-1)?.[1] ?? 0;
  const after = course(daysBetween, 0, left - 1);
  return [...before, ...after];
}

/** How many days a steady outflow, in units of the earlier inflow, needs to end the emission. */
function daysToZero(outflow: number): number {
  let [low, high] = [0, 200 * BLOCKS_PER_DAY];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (flowEma(1, -outflow, middle) > 0) low = middle;
    else high = middle;
  }
  return high / BLOCKS_PER_DAY;
}

/** What a deposit of one unit leaves in the average when it goes out again, in units of a. */
function roundTripResidue(days: number): number {
  return flowEma(1, 0, days * BLOCKS_PER_DAY) - 1;
}

/** Five subnets under other exponents and cutoffs. */
function settingsCompared() {
  const flows = [120, 60, 20, -5, -30];
  return {
    flows,
    shares: [
      { exponent: 1, cutoff: 0 },
      { exponent: 2, cutoff: 0 },
      { exponent: 1, cutoff: -10 },
      { exponent: 1, cutoff: -100 },
    ].map((settings) => ({ ...settings, shares: flowShares(flows, settings) })),
  };
}

function netOfFour() {
  const user = [120, 60, 20, -30];
  const protocol = [200, 60, 140, -10];
  const { normFactor, netFlows } = netFlowsOf(user, protocol);
  return {
    normFactor,
    rows: ["A", "B", "C", "D"].map((name, i) => ({
      name,
      user: at(user, i),
      protocol: at(protocol, i),
      net: at(netFlows, i),
      grossShare: at(flowShares(user), i),
      netShare: at(flowShares(netFlows), i),
    })),
  };
}

/**
 * Four subnets for 180 days, the same people under each rule: an old favourite that slowly loses stake, a newcomer that
 * gains, one where nobody comes or goes, and one whose stake goes in and out each fortnight.
 */
function networkUnderEachRule() {
  const blocks = (days: number) => days * BLOCKS_PER_DAY;
  const subnets = [
    newNetworkSubnet({ netuid: 1, tao: 30_000, alpha: 300_000, alphaIssued: 3_000_000, ageInBlocks: blocks(300) }),
    newNetworkSubnet({ netuid: 2, tao: 2000, alpha: 100_000, alphaIssued: 300_000, ageInBlocks: blocks(30) }),
    newNetworkSubnet({ netuid: 3, tao: 10_000, alpha: 200_000, alphaIssued: 2_000_000, ageInBlocks: blocks(200) }),
    newNetworkSubnet({ netuid: 4, tao: 10_000, alpha: 200_000, alphaIssued: 2_000_000, ageInBlocks: blocks(200) }),
  ];
  return RULES.map((rule) => {
    const steps = [
      ...simulateNetwork({
        subnets,
        stepCount: 180,
        behaviourOn: (day) => ({ netFlows: [-40, 40, 0, Math.floor(day / 14) % 2 === 0 ? 60 : -60] }),
        settingsOn: () => ({ rule, taoPerBlock: 4 / 256 }),
      }),
    ];
    const shareOn = (day: number) => steps[day]?.shares ?? [];
    const overtaking = steps.findIndex(({ shares }) => at(shares, 1) > at(shares, 0));
    const received = subnets.map((_, i) => sum(steps.map(({ shares }) => at(shares, i))) / steps.length);
    return {
      rule,
      shares: [1, 30, 90, 179].map((day) => ({ day, shares: shareOn(day) })),
      received,
      overtaken: {
        day: overtaking,
        price: at(
          at(steps, overtaking).subnets.map(({ pool }) => spotPrice(pool)),
          1,
        ),
      },
      prices: steps.at(-1)?.subnets.map(({ pool }) => spotPrice(pool)),
      roundTripper: steps.flatMap(({ shares }, day): [number, number][] =>
        day > 0 && day % 2 === 1 ? [[day, at(shares, 3)]] : [],
      ),
    };
  });
}

/** 128 subnets whose prices fall by 3 % from rank to rank, before and after the gate. */
function gateOverRanks() {
  const { demandShares, shares, bar } = gatedShares({ emaPrices: range(0, 128).map((rank) => 0.97 ** rank) });
  const groups = [
    [1, 8],
    [9, 32],
    [33, 64],
    [65, 128],
  ] as const;
  return {
    bar,
    values: [0.5, 1, 2].map((timesBar) => gateValue(timesBar * bar, bar)),
    groups: groups.map(([first, last]) => ({
      first,
      last,
      before: sum(demandShares.slice(first - 1, last)),
      after: sum(shares.slice(first - 1, last)),
    })),
    before: demandShares.slice(0, 80).map((share, rank): [number, number] => [rank + 1, share * 100]),
    after: shares.slice(0, 80).map((share, rank): [number, number] => [rank + 1, share * 100]),
  };
}
