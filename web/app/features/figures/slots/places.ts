import { isImmune, type Neuron, nextPrunedNeuron } from "@learn-bittensor/simulators/registration/pruning";

/** For so many blocks a newcomer is immune, by default. */
export const IMMUNITY = 4_096;
/** What the picture shows, in blocks: the time that can be gone through is the later part. */
export const SHOWN = 16_000;
export const FIRST = 10_000;
/** The highest emission that the picture has room for. */
export const HIGHEST = 8.5;

/** A full subnet of sixteen places, made up: since when each is held, and the emission of an epoch. The first is the owner's. */
const HOLDERS: readonly Neuron[] = [
  [300, 0],
  [750, 5.2],
  [1_300, 2.1],
  [1_800, 6.4],
  [2_300, 0.9],
  [2_750, 3.8],
  [3_200, 7.1],
  [3_700, 1.6],
  [4_150, 4.4],
  [4_600, 2.9],
  [5_000, 8],
  [5_400, 0.9],
  [5_850, 5.8],
  [7_000, 0],
  [8_300, 3.1],
  [9_400, 0],
].map(([registeredAtBlock = 0, emission = 0], uid) => ({ uid, registeredAtBlock, emission, isOwners: uid === 0 }));

/** Who comes, and what they earn once they are there. */
const NEWCOMERS = [
  { registeredAtBlock: 11_000, emission: 4.9 },
  { registeredAtBlock: 12_400, emission: 0 },
  { registeredAtBlock: 13_600, emission: 6.6 },
  { registeredAtBlock: 15_000, emission: 1.2 },
] as const;
export const ARRIVALS = NEWCOMERS.map(({ registeredAtBlock }) => registeredAtBlock);

/** Who holds the places at a block, who has left, and who would have to go next. */
export function placesAt(block: number) {
  let held = HOLDERS;
  const gone: Neuron[] = [];
  for (const newcomer of NEWCOMERS) {
    if (newcomer.registeredAtBlock > block) break;
    const pruned = prunedAt(held, newcomer.registeredAtBlock);
    if (!pruned) break;
    gone.push(pruned);
    held = held.map((neuron) => (neuron === pruned ? { ...newcomer, uid: pruned.uid } : neuron));
  }
  const next = prunedAt(held, block);
  return {
    held: held.map((neuron) => ({ ...neuron, isImmune: isImmune(neuron.registeredAtBlock, block, IMMUNITY) })),
    gone,
    next,
  };
}

function prunedAt(neurons: readonly Neuron[], currentBlock: number): Neuron | null {
  return nextPrunedNeuron(neurons, { currentBlock, immunityPeriodInBlocks: IMMUNITY });
}
