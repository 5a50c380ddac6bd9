import { DEFAULT_BURN, simulateBurn } from "@learn-bittensor/simulators/registration/burn";

/** The price at first: made up, as in the worked example. In TAO. */
export const START = 0.1;
/** So many half-lives are shown. */
export const HALF_LIVES = 3;
export const BLOCKS = HALF_LIVES * DEFAULT_BURN.halfLifeInBlocks;
/** How many newcomers in a half-life the picture has room for at most. */
export const MOST = 6;

/** The price where so many newcomers register in each half-life, evenly spread: its course in corners, and the last. */
export function priceAfter(newcomers: number) {
  const until = (block: number) => Math.floor((block * newcomers) / DEFAULT_BURN.halfLifeInBlocks + 0.5);
  const perBlock = Array.from({ length: BLOCKS }, (_, block) => until(block + 1) - until(block));
  const course = simulateBurn(START, perBlock);
  const last = course.at(-1)?.burnInTao ?? START;
  const corners = [
    { block: 0, price: START },
    ...course.flatMap(({ block, paidInTao, burnInTao }) =>
      paidInTao.length > 0
        ? [
            { block, price: paidInTao[0] ?? burnInTao },
            { block, price: burnInTao },
          ]
        : [],
    ),
    { block: BLOCKS, price: last },
  ];
  return { corners, last };
}
