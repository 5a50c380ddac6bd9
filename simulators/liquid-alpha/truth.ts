/**
 * How good three miners really are, over time. `static`: always the same. `switch`: the best and the worst change
 * places every six epochs. `drift`: two miners trade places smoothly, once round in twenty epochs.
 */
export type Truth = "static" | "switch" | "drift";

const EPOCHS_BETWEEN_SWITCHES = 6;
const EPOCHS_OF_A_DRIFT = 20;

/** The shares of the three miners in this epoch (0, 1, 2 …); they sum to 1. */
export function truthAt(truth: Truth, epoch: number): number[] {
  if (truth === "static") return [0.5, 0.3, 0.2];
  if (truth === "switch") {
    return Math.floor(epoch / EPOCHS_BETWEEN_SWITCHES) % 2 === 0 ? [0.6, 0.3, 0.1] : [0.1, 0.3, 0.6];
  }
  if (truth !== "drift") throw new RangeError(`truth: expected static, switch or drift, got ${String(truth)}`);
  const share = 0.5 + 0.4 * Math.sin((2 * Math.PI * epoch) / EPOCHS_OF_A_DRIFT);
  return [0.8 * share, 0.8 * (1 - share), 0.2];
}
