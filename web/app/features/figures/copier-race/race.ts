import { runCopyingExperiment } from "@learn-bittensor/simulators/liquid-alpha/weight-copying";

/** Made-up stake, that of the worked example: two honest validators and one copier. */
const HONEST = [40, 35];
const COPIER = 25;
export const EPOCHS = 24;
/** The best and the worst miner change places in these epochs. */
export const SWITCHES = [6, 12, 18];
export const LAGS = ["1", "2", "3"] as const;

/** What honest validators and a copier have earned per unit of stake after each epoch; one for each epoch is fair. */
export function race(lag: number) {
  const { epochs } = runCopyingExperiment({
    truth: "switch",
    validators: [
      ...HONEST.map((stake) => ({ role: "honest" as const, stake })),
      { role: "copier" as const, stake: COPIER },
    ],
    copyLag: lag,
    epochCount: EPOCHS,
  });
  const ofCopier = COPIER / (COPIER + sumOf(HONEST));
  const honest = [0];
  const copier = [0];
  for (const { dividends } of epochs) {
    const copied = dividends[HONEST.length] ?? 0;
    honest.push((honest.at(-1) ?? 0) + (1 - copied) / (1 - ofCopier));
    copier.push((copier.at(-1) ?? 0) + copied / ofCopier);
  }
  return { honest, copier };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
