import { rankPeers, stakesOverRounds, trustFactor } from "@learn-bittensor/simulators/peer-ranking";
import { runEpoch } from "@learn-bittensor/simulators/yuma/epoch";
import { at, range } from "./arithmetic.ts";
import { epoch } from "./yuma-epoch.ts";

const NEW_COINS = 0.02;
const SHOWN_ROUNDS = [25, 50, 100, 150, 200];
const TWO_CAMPS = [
  [1, 0],
  [0, 1],
];
/** Three peers that rank one another, and two that do. */
const FIVE_PEERS = {
  stake: [0.25, 0.2, 0.15, 0.25, 0.15],
  weights: [
    [0, 0.6, 0.4, 0, 0],
    [0.7, 0, 0.3, 0, 0],
    [0.6, 0.4, 0, 0, 0],
    [0, 0, 0, 0, 1],
    [0, 0, 0, 1, 0],
  ],
};
/** A weight that costs its giver next to nothing. */
const TOKEN = 0.001;

/** The numbers of the edition on the whitepaper. */
export function whitepaperNumbers() {
  return {
    fivePeers: { ...rankPeers(FIVE_PEERS), stake: FIVE_PEERS.stake },
    factors: [5, 10, 20].map((steepness) => ({
      steepness,
      curve: range(0, 51).map((step): [number, number] => [step / 50, trustFactor(step / 50, steepness)]),
    })),
    courses: [0.3, 0.4, 0.49, 0.51].map((start) => ({
      start,
      curve: campCourse([start, 1 - start], TWO_CAMPS),
      shown: SHOWN_ROUNDS.map((round) => at(campShares([start, 1 - start], TWO_CAMPS), round)),
    })),
    pace: [5, 10, 20].map((steepness) => ({
      steepness,
      rounds: [0.3, 0.4, 0.45, 0.49].map((start) => roundsToOneTenth(start, steepness)),
    })),
    split: splitMajority(),
    token: tokenWeights(),
    today: fivePeersToday(),
  };
}

/** The first camp's share before each of 200 rounds and after the last. */
function campShares(stake: number[], weights: number[][], steepness = 10): number[] {
  return stakesOverRounds({ stake, weights, steepness }, NEW_COINS, 200).map((shares) => at(shares, 0));
}

function campCourse(stake: number[], weights: number[][]): [number, number][] {
  return campShares(stake, weights).flatMap((share, round): [number, number][] =>
    round % 4 === 0 ? [[round, share]] : [],
  );
}

function roundsToOneTenth(start: number, steepness: number): number {
  const course = stakesOverRounds({ stake: [start, 1 - start], weights: TWO_CAMPS, steepness }, NEW_COINS, 2000);
  return course.findIndex((shares) => at(shares, 0) < 0.1);
}

/** A cartel of 40 % against an honest 60 % that is in two halves which do not know of one another. */
function splitMajority() {
  const course = stakesOverRounds(
    {
      stake: [0.4, 0.35, 0.25],
      weights: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    },
    NEW_COINS,
    200,
  );
  return [0, 50, 100, 200].map((round) => ({ round, shares: at(course, round) }));
}

/** The honest give a token weight to a cartel of 40 %: by the rule of the paper, and by Yuma Consensus. */
function tokenWeights() {
  const weights = [
    [1, 0],
    [TOKEN, 1 - TOKEN],
  ];
  const stake = [0.4, 0.6];
  const { trust, factor, shares } = rankPeers({ stake, weights });
  const { consensus, incentive, dividend } = epoch({ stake, weights, beta: 1 });
  return {
    trust,
    factor,
    share: at(shares, 0),
    curve: campCourse(stake, weights),
    shown: SHOWN_ROUNDS.map((round) => at(campShares(stake, weights), round)),
    yuma: { consensus, incentive: at(incentive, 0), dividend: at(dividend, 0) },
  };
}

/** The five peers as UIDs of a subnet of today; then with three miners that they score in place of one another. */
function fivePeersToday() {
  const { consensus, incentive, validatorEmissionInRao } = runEpoch(FIVE_PEERS);
  const apart = epoch({
    stake: FIVE_PEERS.stake,
    weights: [
      [0.6, 0.4, 0],
      [0.7, 0.3, 0],
      [0.6, 0.4, 0],
      [0, 0, 1],
      [0, 0, 1],
    ],
    beta: 1,
  });
  return {
    consensus,
    incentive,
    byStake: validatorEmissionInRao.map((rao) => rao / 1e9),
    apart: { consensus: apart.consensus, incentive: apart.incentive, dividend: apart.dividend, trust: apart.trust },
  };
}
