/**
 * Prints how long the simulators of the labs take: an epoch of the largest subnet, many epochs of a small one, and
 * emission between all subnets over years. Each is run several times. The processor's time is what it costs; the time on
 * the clock is what a busy machine makes of it.
 */
import { availableParallelism, loadavg } from "node:os";
import { atMost, median, printFigure } from "../scripts/print-figure.mjs";

const REPEATS = 15;

const U16_MAX = 65_535;

const { runEpoch } = await load("yuma/epoch.ts");
const { runEpochs } = await load("yuma/epochs.ts");
const { simulateNetwork } = await load("emission/network.ts");
const { newNetworkSubnet } = await load("emission/network-subnet.ts");

console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
measure("Yuma, 64 validators × 256 miners, one epoch", 10, () => {
  const stake = Array.from({ length: 320 }, (_, uid) => (uid < 64 ? 1 + uid : 0));
  const weights = Array.from({ length: 64 }, (_, i) => stake.map((_, j) => (j < 64 ? 0 : weightOf(i, j))));
  return () => runEpoch({ stake, weights });
});
measure("Yuma, 8 × 32, 1,000 epochs", 1000, () => {
  const validatorStake = Array.from({ length: 8 }, (_, i) => 1 + i);
  const weights = validatorStake.map((_, i) => Array.from({ length: 32 }, (_, j) => weightOf(i, j)));
  return () => runEpochs({ validatorStake, minerCount: 32, epochCount: 1000, weightsOf: () => weights });
});
for (const rule of ["price", "flow", "net-flow", "price-and-burn", "gate"]) {
  measure(`emission, 128 subnets, 1,000 steps: ${rule}`, 200, () => {
    const subnets = Array.from({ length: 128 }, (_, i) =>
      newNetworkSubnet({ netuid: i + 1, tao: 100 + 20_000 / (i + 1), alpha: 1e6, ageInBlocks: 1e6 }),
    );
    const netFlows = subnets.map((_, i) => 50 / (i + 1));
    return () => {
      const steps = simulateNetwork({
        subnets,
        stepCount: 1000,
        behaviourOn: () => ({ netFlows }),
        settingsOn: () => ({ rule }),
      });
      while (!steps.next().done);
    };
  });
}

/** `prepare` is not measured. */
function measure(what: string, mostMs: number, prepare: () => () => unknown): void {
  const run = prepare();
  const runs = Array.from({ length: REPEATS }, () => {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return { ofProcessor: (user + system) / 1000, onClock: performance.now() - startedAt };
  });
  const ofProcessor = median(runs.map((each) => each.ofProcessor));
  const onClock = median(runs.map((each) => each.onClock));
  printFigure(`${what}: processor, median`, `${ofProcessor.toFixed(1)} ms`, atMost(ofProcessor, mostMs, "ms"));
  printFigure(`${what}: clock, median`, `${onClock.toFixed(1)} ms`);
}

function weightOf(validator: number, miner: number): number {
  return Math.round((((validator * 31 + miner * 17) % 101) / 100) * U16_MAX);
}

/** As `search.ts` does: what is measured is loaded, not imported. */
function load(file: string) {
  return import(new URL(`../simulators/${file}`, import.meta.url).href);
}
