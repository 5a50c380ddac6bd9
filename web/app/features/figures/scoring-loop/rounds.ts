import { normalize } from "@learn-bittensor/simulators/yuma/matrix";

/** What an epoch of 360 α leaves for miners, in α. */
export const POT = 147.6;
export const TESTS = ["list", "fresh", "sealed"] as const;
export type Test = (typeof TESTS)[number];

/** Three ways to be a miner, with made-up costs in α, and the tests that each passes. */
const WAYS = [
  { name: "works", cost: 40, passes: ["list", "fresh", "sealed"] },
  { name: "memorises", cost: 5, passes: ["list"] },
  { name: "copies", cost: 5, passes: ["list", "fresh"] },
] as const satisfies readonly { name: string; cost: number; passes: readonly Test[] }[];

/** What each way is paid under this test, and what is left of it; the way that pays best is what others will do next. */
export function playRound(test: Test) {
  const shares = normalize(WAYS.map(({ passes }) => (passes.some((passed) => passed === test) ? 1 : 0)));
  const ways = WAYS.map(({ name, cost }, place) => {
    const pay = (shares[place] ?? 0) * POT;
    return { name, cost, pay, left: pay - cost };
  });
  const most = Math.max(...ways.map(({ left }) => left));
  return ways.map((way) => ({ ...way, isBest: way.left === most }));
}
