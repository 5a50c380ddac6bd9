import { registrationsPerHalfLife, simulateBurn } from "@learn-bittensor/simulators/registration/burn";
import { isImmune, type Neuron, nextPrunedNeuron } from "@learn-bittensor/simulators/registration/pruning";
import type { Lab } from "../frame/lab-definition.ts";
import { seededRandom } from "../frame/seeded-random.ts";
import { lockCostAfter } from "./lock-cost.ts";
import {
  DAYS_OF_LOCK_COST,
  type RegistrationResult,
  type RegistrationState,
  registrationFields,
  type ShownNeuron,
} from "./registration-fields.ts";
import { tellRegistration } from "./registration-outcome.ts";

const POINTS = 240;
const BLOCKS_PER_DAY = 7200;
/** The moment at which somebody has to go; only ages count from it. */
const NOW = 1_000_000;
/** Neurons are up to so many days old. */
const OLDEST_IN_DAYS = 30;

/** What a place in a subnet costs, who loses theirs, and what a whole subnet costs. */
export const registrationLab: Lab<RegistrationState, RegistrationResult, "lab.registrationMarket"> = {
  name: "registration-market",
  namespace: "lab.registrationMarket",
  fields: registrationFields,
  initial: {
    start: 1,
    perInterval: 3,
    burst: 10,
    burstAt: 720,
    blocks: 3600,
    increase: 1.26,
    halfLife: 360,
    floor: 0.0005,
    ceiling: 100,
    uids: 64,
    immunity: 5000,
    newcomers: 5,
    seed: 7,
    lastLock: 460.58,
    daysSince: 5.74,
  },
  earlier: [
    { start: 0.1, immunity: 4096, daysSince: 11.48 },
    { start: 0.1, immunity: 4096 },
  ],
  hints: ["perInterval", "burst", "halfLife", "immunity", "seed", "lastLock"],
  main: ["perInterval", "burst", "start"],
  groups: [
    { name: "price", fields: ["start", "perInterval", "burst", "burstAt", "blocks"] },
    { name: "pruning", fields: ["uids", "immunity", "newcomers", "seed"] },
    { name: "rule", fields: ["increase", "halfLife", "floor", "ceiling"] },
    { name: "lock", fields: ["lastLock", "daysSince"] },
  ],
  presets: [
    { name: "defaults", state: {} },
    { name: "quiet", state: { start: 1, perInterval: 0, burst: 0 } },
    { name: "immunity14400", state: { immunity: 14_400 }, chart: "neurons" },
    { name: "may", state: { lastLock: 2633, daysSince: 0 }, chart: "lock-cost" },
  ],
  tour: [
    { state: { perInterval: 0, burst: 1, burstAt: 360 } },
    { state: { perInterval: 0, burst: 12, burstAt: 360 } },
    { state: { perInterval: 6, burst: 0, blocks: 7200 } },
    { state: { newcomers: 1, burst: 0 }, chart: "neurons" },
    { state: { immunity: 216_000, burst: 0 }, chart: "neurons" },
    { state: { burst: 0, daysSince: 0 }, chart: "lock-cost" },
  ],
  shownIf: { burstAt: ({ burst }) => burst > 0 },
  seenIn: {
    ...inChart("price", [
      "start",
      "perInterval",
      "burst",
      "burstAt",
      "blocks",
      "increase",
      "halfLife",
      "floor",
      "ceiling",
    ]),
    ...inChart("neurons", ["uids", "immunity", "newcomers", "seed"]),
    ...inChart("lock-cost", ["lastLock", "daysSince"]),
  },
  prediction: {
    optionCount: 3,
    right: 2,
    state: { start: 0.1, perInterval: 0, burst: 10, burstAt: 1, blocks: 720 },
  },
  problemOf: ({ floor, ceiling }) => (floor > ceiling ? "bounds" : null),
  isLong: () => false,
  *simulate(state) {
    const course = simulateBurn(state.start, registrationsOf(state), {
      increaseFactor: state.increase,
      halfLifeInBlocks: state.halfLife,
      minBurnInTao: state.floor,
      maxBurnInTao: state.ceiling,
    });
    yield 0.5;
    const places = Array.from({ length: POINTS + 1 }, (_, index) => Math.round((index * state.blocks) / POINTS));
    const highest = course.reduce((best, one) => (one.burnInTao > best.burnInTao ? one : best));
    const neurons = neuronsOf(state);
    return {
      blocks: [...new Set(places)],
      price: [...new Set(places)].map((block) => course[block]?.burnInTao ?? 0),
      endPrice: course.at(-1)?.burnInTao ?? 0,
      highest: { block: highest.block, price: highest.burnInTao },
      burstPaid: course
        .slice(state.burstAt, state.burstAt + state.burst)
        .flatMap(({ paidInTao }) => paidInTao.slice(-1)),
      registrations: course.reduce((sum, { paidInTao }) => sum + paidInTao.length, 0),
      balance: state.increase > 1 && state.halfLife > 0 ? registrationsPerHalfLife(state.increase) : null,
      neurons: shownNeurons(neurons, state),
      nonImmuneCount: neurons.filter(({ registeredAtBlock }) => !isImmune(registeredAtBlock, NOW, state.immunity))
        .length,
      ...lockCostOf(state),
    };
  },
  show: tellRegistration,
};

function inChart(chart: string, fields: readonly (keyof RegistrationState)[]) {
  return Object.fromEntries(fields.map((field) => [field, chart]));
}

/** Evenly spread, and in the burst one more in each block, as many as the chain lets in. */
function registrationsOf({ perInterval, burst, burstAt, blocks }: RegistrationState): number[] {
  return Array.from({ length: blocks }, (_, index) => {
    const block = index + 1;
    const even = Math.floor((block * perInterval) / 360) - Math.floor((index * perInterval) / 360);
    return even + (block >= burstAt && block < burstAt + burst ? 1 : 0);
  });
}

/** A subnet in which few earn much: made up, the same for the same seed. */
function neuronsOf({ uids, seed }: RegistrationState): Neuron[] {
  const random = seededRandom(seed);
  return Array.from({ length: uids }, (_, uid) => ({
    uid,
    emission: random() ** 3,
    registeredAtBlock: NOW - Math.floor(random() ** 2 * OLDEST_IN_DAYS * BLOCKS_PER_DAY),
  }));
}

/** Who makes room for one newcomer after another. A newcomer has earned nothing, and is immune at first. */
function shownNeurons(neurons: readonly Neuron[], { newcomers, immunity, uids }: RegistrationState): ShownNeuron[] {
  const leavesAs = new Map<Neuron, number>();
  let present = [...neurons];
  for (let newcomer = 1; newcomer <= newcomers; newcomer += 1) {
    const leaving = nextPrunedNeuron(present, { currentBlock: NOW, immunityPeriodInBlocks: immunity });
    if (!leaving) break;
    leavesAs.set(leaving, newcomer);
    const arriving: Neuron = { uid: leaving.uid, emission: 0, registeredAtBlock: NOW };
    present = present.map((neuron) => (neuron === leaving ? arriving : neuron));
  }
  const total = neurons.reduce((sum, { emission }) => sum + emission, 0);
  return neurons
    .map((neuron) => ({
      uid: neuron.uid,
      share: total > 0 ? neuron.emission / total : 0,
      ageInBlocks: NOW - neuron.registeredAtBlock,
      isImmune: isImmune(neuron.registeredAtBlock, NOW, immunity),
      leavesAs: leavesAs.get(neuron) ?? null,
    }))
    .toSorted((one, other) => one.share - other.share)
    .slice(0, Math.min(uids, 24));
}

function lockCostOf({ lastLock, daysSince }: RegistrationState) {
  const lastDay = Math.max(DAYS_OF_LOCK_COST, Math.ceil(daysSince));
  const days = Array.from({ length: 2 * lastDay + 1 }, (_, index) => index / 2);
  return {
    days,
    lockCost: days.map((day) => lockCostAfter(day, lastLock)),
    lockCostNow: lockCostAfter(daysSince, lastLock),
  };
}
