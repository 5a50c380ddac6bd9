import { blendBonds } from "@learn-bittensor/simulators/liquid-alpha/bond-rate";

/** Made-up numbers, those of the worked example: equal stake, a bonds penalty of 0, and one weight for the miner. */
export const WEIGHT = 0.5;
/** How many epochs the second validator comes later. */
export const LATE = 5;
export const EPOCHS = 24;
/** How much of a bond is new in an epoch, by default. */
const RATE = 0.1;

/** What was added to the bond of each validator in each epoch so far, from the first on. */
export function bondsAfter(epochs: number) {
  const early = layersOf(epochs);
  const late = layersOf(Math.max(0, epochs - LATE));
  const [one, other] = [sumOf(early), sumOf(late)];
  return { early, late, bonds: [one, other] as const, share: one / (one + other) };
}

function layersOf(epochs: number): number[] {
  let bond = 0;
  return Array.from({ length: epochs }, () => {
    const before = bond;
    bond = blendBonds([[WEIGHT]], [[before]], RATE)[0]?.[0] ?? before;
    return bond - before;
  });
}

function sumOf(layers: readonly number[]): number {
  return layers.reduce((sum, layer) => sum + layer, 0);
}
