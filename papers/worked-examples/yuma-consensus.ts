import { splitAlpha } from "@learn-bittensor/simulators/emission/alpha-split";
import { rootProportion } from "@learn-bittensor/simulators/emission/root-proportion";
import { at, columns, dot, range, scaled, sum } from "./arithmetic.ts";
import { epoch, type PaperEpoch } from "./yuma-epoch.ts";

const STAKE = [0.4, 0.35, 0.25];
const WEIGHTS = [
  [0.8, 0.2],
  [0.6, 0.4],
  [0.1, 0.9],
];
const RAO_PER_ALPHA = 1e9;
const BLOCKS_PER_EPOCH = 360;
/** Read on 11 September 2026. */
const ROOT_TAO = 5_298_381;

/** The numbers of the edition on Yuma Consensus. */
export function yumaConsensusNumbers() {
  return {
    support: columns(WEIGHTS).map(supportSteps),
    example: epoch({ stake: STAKE, weights: WEIGHTS, beta: 1 }),
    alpha: alphaOfAnEpoch(),
    changeOfMind: changeOfMind(),
    earlyBacker: { beta0: earlyBacker(0), beta1: earlyBacker(1) },
    thresholds: [0.35, 0.5, 0.65].map((kappa) => ({ kappa, takes: cartelCurve(kappa) })),
    spread: [0, 0.1, 0.2, 0.3, 0.5].map((delta) => ({
      delta,
      takes: [0.1, 0.2, 0.3, 0.4].map((cartel) => spreadOutCartel(cartel, delta)),
    })),
    borders: [0, 0.1, 0.2, 0.3, 0.5].map(smallestPayingCartel),
  };
}

/** The corners of "how much stake supports a score of at least w", from w = 0 to 1. */
function supportSteps(column: number[]): [number, number][] {
  const scores = [...new Set([0, ...column, 1])].sort((a, b) => a - b);
  const support = (w: number) =>
    dot(
      STAKE,
      column.map((score) => (score >= w ? 1 : 0)),
    );
  return scores.flatMap((score, index): [number, number][] => {
    const next = scores[index + 1];
    const here: [number, number] = [score, support(score)];
    return next === undefined ? [here] : [here, [score, support(next)]];
  });
}

function alphaOfAnEpoch() {
  const share = rootProportion(ROOT_TAO, 2_000_000);
  const split = splitAlpha({ alphaOutInRao: BLOCKS_PER_EPOCH * RAO_PER_ALPHA, rootProportion: share });
  const { incentive, dividend } = epoch({ stake: STAKE, weights: WEIGHTS, beta: 1 });
  const [owner, miners, validators, root] = [split.owner, split.miners, split.validators, split.root].map(
    (rao) => rao / RAO_PER_ALPHA,
  ) as [number, number, number, number];
  return {
    rootProportion: share,
    owner,
    miners,
    validators,
    root,
    ofMiners: incentive.map((part) => part * miners),
    ofValidators: dividend.map((part) => part * validators),
  };
}

/** C's dividend per stake when it takes over B's row after thirty epochs of its own. */
function changeOfMind() {
  const rows = (t: number) => (t < 0 ? WEIGHTS : [at(WEIGHTS, 0), at(WEIGHTS, 1), at(WEIGHTS, 1)]);
  const course = (isYuma3: boolean) =>
    run(range(-30, 40), rows, STAKE, { beta: 1, isYuma3 })
      .slice(25)
      .map((result, index): [number, number] => [index - 5, at(result.dividend, 2) / at(STAKE, 2)]);
  return { yuma2: course(false), yuma3: course(true) };
}

/**
 * Everyone backs the old miner. A tenth of the stake moves to the new one at epoch 5, 45 % at epoch 10 and the last 45 %
 * at epoch 15. What each earns per unit of stake in each epoch, and up to epoch 40.
 */
function earlyBacker(beta: number) {
  const stake = [0.1, 0.45, 0.45];
  const moves = [5, 10, 15];
  const rows = (t: number) => moves.map((move) => (t < move ? [1, 0] : [0, 1]));
  const course = (isYuma3: boolean) => {
    const results = run(range(0, 40), rows, stake, { beta, isYuma3 });
    const perStake = stake.map((own, i) => results.map(({ dividend }) => at(dividend, i) / own));
    return { small: perStake[0], totals: perStake.map((values) => sum(values) / results.length) };
  };
  return { yuma2: course(false), yuma3: course(true) };
}

/** What a cartel with each share of stake takes, where the honest give its miner just that share. */
function cartelCurve(kappa: number): [number, number][] {
  return range(1, 70).map((percent) => {
    const c = percent / 100;
    const weights = [
      [1 - c, c],
      [0, 1],
    ];
    return [c, takeOf(epoch({ stake: [1 - c, c], weights, beta: 1, rate: 1, kappa }))];
  });
}

/** The cartel is the last validator, its miner the last one. */
function takeOf({ incentive, dividend }: PaperEpoch): number {
  return ((incentive.at(-1) ?? 0) + (dividend.at(-1) ?? 0)) / 2;
}

/**
 * Five honest validators with equal stakes score five miners and the cartel's. They differ by up to ±delta of a score:
 * each likes another miner best. All give the cartel's miner the cartel's share of stake.
 */
function spreadOutCartel(cartel: number, delta: number): number {
  const honest = range(0, 5).map((v) =>
    scaled([
      ...range(0, 5).map((j) => ((1 - cartel) / 5) * (1 + delta * Math.cos((2 * Math.PI * (v + j)) / 5))),
      cartel,
    ]),
  );
  const stake = [...honest.map(() => (1 - cartel) / 5), cartel];
  return takeOf(epoch({ stake, weights: [...honest, [0, 0, 0, 0, 0, 1]], beta: 1, rate: 1 }));
}

/** The smallest share of stake, in thousandths, at which greed pays the cartel. */
function smallestPayingCartel(delta: number): number {
  const paying = range(1, 500).find((thousandths) => spreadOutCartel(thousandths / 1000, delta) > thousandths / 1000);
  return (paying ?? 500) / 1000;
}

function run(
  times: number[],
  rows: (t: number) => number[][],
  stake: number[],
  rule: { beta: number; isYuma3: boolean },
): PaperEpoch[] {
  const results: PaperEpoch[] = [];
  for (const t of times) {
    const before = results.at(-1)?.bonds;
    results.push(epoch({ stake, weights: rows(t), ...rule, ...(before ? { before } : {}) }));
  }
  return results;
}
