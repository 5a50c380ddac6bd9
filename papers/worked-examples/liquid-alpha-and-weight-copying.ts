import { bondRate, type LiquidAlpha } from "@learn-bittensor/simulators/liquid-alpha/bond-rate";
import { clampRates, logisticCurve, ratesOnCurve } from "@learn-bittensor/simulators/liquid-alpha/bond-rate-2024";
import { truthAt } from "@learn-bittensor/simulators/liquid-alpha/truth";
import {
  type CopyingExperiment,
  type CopyingOutcome,
  runCopyingExperiment,
} from "@learn-bittensor/simulators/liquid-alpha/weight-copying";
import { at, range, scaled, sum } from "./arithmetic.ts";
import { epoch } from "./yuma-epoch.ts";

const LIQUID: LiquidAlpha = { low: 0.7, high: 0.9, steepness: 1000 };
const LAGS = [1, 2, 3, 4];
/** The honest validators of all experiments; the copier is the third. */
const HONEST = [
  { role: "honest", stake: 40 },
  { role: "honest", stake: 35 },
] as const;

/** The numbers of the edition on liquid alpha and weight copying. */
export function liquidAlphaNumbers() {
  return {
    penalties: [0, 0.5, 1].map((beta) => ({ beta, perStake: oneEpoch(beta) })),
    lateEpoch: lateEpoch(),
    course: [1, 3].map((lag) => ({ lag, copier: courseOfCopier(lag) })),
    periods: [2, 3, 4, 6, 12, 24].map((period) => ({
      period,
      copier: LAGS.map((lag) =>
        copierShare({ copyLag: lag, mode: "yuma3", liquidAlpha: LIQUID, truth: switching(period), epochCount: 48 }),
      ),
    })),
    sizes: [5, 15, 25, 35, 45, 55].map((percent) => ({ percent, ...withCopierOf(percent) })),
    rates: {
      of2024: curveOf2024(),
      default: rateCurve(1000),
      flat: rateCurve(300),
      turned: rateCurve(-1000),
    },
  };
}

/** Three validators of 30 % measure with small errors, the fourth submits the consensus. Dividends per stake. */
function oneEpoch(beta: number): number[] {
  const stake = [0.3, 0.3, 0.3, 0.1];
  const honest = [
    [0.55, 0.25, 0.2],
    [0.48, 0.34, 0.18],
    [0.45, 0.3, 0.25],
  ];
  const { dividend } = epoch({ stake, weights: [...honest, scaled([0.48, 0.3, 0.2])], beta });
  return dividend.map((value, i) => value / at(stake, i));
}

/** The copier's dividend per stake in an epoch in which its row is the old one, if bonds follow at once. */
function lateEpoch(): number {
  const [before, now] = [truthAt("switch", 0), truthAt("switch", 6)];
  const { dividend } = epoch({ stake: [40, 35, 25], weights: [now, now, before], beta: 1, rate: 1, isYuma3: true });
  return at(dividend, 2) / 0.25;
}

function experiment(settings: Partial<CopyingExperiment>): CopyingOutcome {
  return runCopyingExperiment({ truth: "switch", validators: [...HONEST, { role: "copier", stake: 25 }], ...settings });
}

/** What the copier earns per unit of stake, as a part of the fair return. */
function copierShare(settings: Partial<CopyingExperiment>): number {
  const { dividendsPerUnitStake, epochs } = experiment(settings);
  return at(dividendsPerUnitStake, 2) / epochs.length;
}

function courseOfCopier(copyLag: number): [number, number][] {
  const { epochs } = experiment({ copyLag, mode: "yuma3", liquidAlpha: LIQUID });
  return epochs.map(({ epoch: number, dividends }) => [number, at(dividends, 2) / 0.25]);
}

/** The best and the worst miner change places after so many epochs. */
function switching(period: number): (epoch: number) => number[] {
  return (number) => (Math.floor(number / period) % 2 === 0 ? [0.6, 0.3, 0.1] : [0.1, 0.3, 0.6]);
}

/** A copier with so many percent of all stake, two epochs late; and how far the miners' pay is off the truth on average. */
function withCopierOf(percent: number) {
  const rest = 100 - percent;
  const outcome = experiment({
    mode: "yuma3",
    liquidAlpha: LIQUID,
    copyLag: 2,
    validators: [
      { role: "honest", stake: rest / 2 },
      { role: "honest", stake: rest / 2 },
      { role: "copier", stake: percent },
    ],
  });
  const misplaced = outcome.epochs.map(({ epoch: number, incentive }) => {
    const truth = truthAt("switch", number);
    return sum(incentive.map((value, j) => Math.abs(value - at(truth, j)))) / 2;
  });
  const [honest, , copier] = outcome.dividendsPerUnitStake.map((value) => value / outcome.epochs.length);
  return { honest, copier, misplaced: sum(misplaced) / misplaced.length };
}

function curveOf2024(): [number, number][] {
  const curve = logisticCurve({ alphaLow: 0.7, alphaHigh: 0.9, consensusLow: 0.02, consensusHigh: 0.12 });
  const consensus = range(0, 41).map((step) => step / 200);
  const rates = clampRates(ratesOnCurve(curve, consensus), 0.7, 0.9);
  return consensus.map((value, index) => [value, at(rates, index)]);
}

/** The rate of a bond of 0 that is raised, by how far the weight lies above a consensus of 0. */
function rateCurve(steepness: number): [number, number][] {
  return range(0, 51).map((step) => {
    const weight = step / 50;
    return [weight, bondRate({ consensus: 0, weight, bond: 0 }, { ...LIQUID, steepness })];
  });
}
