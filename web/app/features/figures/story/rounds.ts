import { type Outcome, POTS, runSubnet } from "./run-subnet.ts";

/** Made-up numbers: the reader is the first of three validators, none of whom has half of the stake. */
export const STAKES = { you: 0.3, b: 0.4, c: 0.3 } as const;
export const OTHERS = ["B", "C"] as const;

/** How many points an answer can get. */
export const MOST_POINTS = 10;

/** The question of the game, two more for who goes on, and what the other two validators give the three answers to each. */
export const ROUNDS = [
  {
    name: "planet",
    others: [
      [2, 9, 0],
      [1, 10, 0],
    ],
  },
  {
    name: "sum",
    others: [
      [9, 8, 0],
      [10, 7, 0],
    ],
  },
  {
    name: "offer",
    others: [
      [9, 9, 0],
      [9, 8, 0],
    ],
  },
] as const;

export type Round = (typeof ROUNDS)[number];

/** In the example that stands there before anybody plays, the reader takes the offer of the last round. */
export const EXAMPLE = { round: ROUNDS[2], points: [2, 2, MOST_POINTS] } as const;

/** From here on a weight is told to lie above or below the consensus, of all that a validator gives. */
const NOTABLE = 0.05;

export interface Played {
  readonly outcome: Outcome;
  /** In alpha, and as a part of what validators get. */
  readonly earned: number;
  readonly share: number;
  /** What explains it, and the miner it is about: from 0. */
  readonly effect: { readonly kind: "none" | "even" | "cut" | "low"; readonly miner: number };
}

/** What an epoch brings to everybody where the reader gives these points. */
export function playRound({ others }: Round, points: readonly number[], you: string): Played {
  const outcome = runSubnet(
    [
      { name: you, stake: STAKES.you, marks: points },
      { name: OTHERS[0], stake: STAKES.b, marks: others[0] },
      { name: OTHERS[1], stake: STAKES.c, marks: others[1] },
    ],
    points.length,
  );
  const earned = outcome.dividends[0] ?? 0;
  return { outcome, earned, share: earned / POTS.validators, effect: effectOf(outcome, points) };
}

function effectOf({ votes, consensus }: Outcome, points: readonly number[]): Played["effect"] {
  if (points.every((given) => given === 0)) return { kind: "none", miner: 0 };
  const above = votes.map(([yours], miner) => (yours?.weight ?? 0) - (consensus[miner] ?? 0));
  const [most, least] = [Math.max(...above), Math.min(...above)];
  if (most > NOTABLE) return { kind: "cut", miner: above.indexOf(most) };
  if (least < -NOTABLE) return { kind: "low", miner: above.indexOf(least) };
  return { kind: "even", miner: 0 };
}

/** What the reader's stake is worth in one epoch, in alpha. */
export const WORTH = STAKES.you * POTS.validators;
