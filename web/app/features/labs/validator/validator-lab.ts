import { BLOCKS_PER_EPOCH, validatorMonth, validatorsAlpha } from "@learn-bittensor/simulators/validator-month";
import type { Lab } from "../frame/lab-definition.ts";
import { MOST_CHILDREN, type ValidatorResult, type ValidatorState, validatorFields } from "./validator-fields.ts";
import { tellValidator } from "./validator-outcome.ts";

const EPOCHS_PER_DAY = 7200 / BLOCKS_PER_EPOCH;
/** Others that stand ready below those with a permit. */
const WITHOUT_PERMIT = MOST_CHILDREN + 1;

const AWAY = { leaving: 100, leavesOn: 10, awayFor: 5 } as const;

/** Thirty days of one validator: who gets its dividends, and what becomes of them with the permit. */
export const validatorLab: Lab<ValidatorState, ValidatorResult, "lab.validatorMonth"> = {
  name: "validator-month",
  namespace: "lab.validatorMonth",
  fields: validatorFields,
  initial: {
    own: 8000,
    delegated: 32_000,
    take: 18,
    children: 0,
    lent: [50, 10, 10, 10, 10],
    childOwn: 1000,
    sameColdkey: false,
    childTake: 10,
    leaving: 0,
    leavesOn: 10,
    awayFor: 5,
    bar: 10_000,
    permits: 64,
    root: 16,
    price: 0.0045,
  },
  hints: ["take", "lent", "childTake", "leaving", "bar", "permits", "root", "price"],
  main: ["own", "delegated", "take"],
  groups: [
    { name: "stake", fields: ["own", "delegated", "take"] },
    { name: "children", fields: ["children", "lent", "childOwn", "sameColdkey", "childTake"] },
    { name: "leaving", fields: ["leaving", "leavesOn", "awayFor"] },
    { name: "subnet", fields: ["bar", "permits", "root", "price"] },
  ],
  shownIf: {
    lent: hasChildren,
    childOwn: hasChildren,
    sameColdkey: hasChildren,
    childTake: (state) => hasChildren(state) && !state.sameColdkey,
    leavesOn: ({ leaving }) => leaving > 0,
    awayFor: ({ leaving }) => leaving > 0,
  },
  seenIn: {
    children: "hotkeys",
    lent: "hotkeys",
    childOwn: "hotkeys",
    leaving: "weight",
    leavesOn: "weight",
    awayFor: "weight",
    bar: "weight",
    permits: "weight",
  },
  grids: {
    lent: ({ children }, words) => ({
      rows: Array.from({ length: children }, (_, i) => words("told.child", { number: i + 1 })),
      columns: [words("field.lent")],
    }),
  },
  presets: [
    { name: "ordinary", state: {} },
    { name: "alone", state: { own: 40_000, delegated: 0, take: 0 } },
    { name: "lends", state: { children: 1, childOwn: 10_000 } },
    { name: "scattered", state: { children: 5, lent: [20, 20, 20, 20, 20] }, chart: "hotkeys" },
    { name: "leaves", state: AWAY, chart: "weight" },
  ],
  tour: [
    { state: {} },
    { state: { take: 9 } },
    { state: { children: 1, childOwn: 10_000 } },
    { state: { children: 5, lent: [20, 20, 20, 20, 20] }, chart: "hotkeys" },
    { state: AWAY, chart: "weight" },
    { state: AWAY, chart: "epochs" },
  ],
  prediction: { optionCount: 3, right: 2, state: AWAY, chart: "epochs" },
  problemOf: ({ children, lent }) =>
    lent.slice(0, children).reduce((sum, part) => sum + part, 0) > 100 + 1e-8 ? "tooMuchLent" : null,
  isLong: () => false,
  *simulate(state) {
    const epochs = validatorMonth({
      ownAlpha: state.own,
      delegatedAlpha: state.delegated,
      take: state.take / 100,
      children: state.lent.slice(0, state.children).map((part) => ({
        share: part / 100,
        ownAlpha: state.childOwn,
        take: state.childTake / 100,
        isSameColdkey: state.sameColdkey,
      })),
      absence: {
        part: state.leaving / 100,
        fromEpoch: (state.leavesOn - 1) * EPOCHS_PER_DAY,
        epochs: state.awayFor * EPOCHS_PER_DAY,
      },
      otherWeights: othersOf(state),
      maxValidators: state.permits,
      rootProportion: state.root / 100,
    });
    yield 0.9;
    const ends = epochs.filter((_, index) => (index + 1) % EPOCHS_PER_DAY === 0);
    const dayOf = (index: number) => epochs.slice(index * EPOCHS_PER_DAY, (index + 1) * EPOCHS_PER_DAY);
    const first = epochs[0];
    const last = epochs.at(-1);
    const all = (dividends: readonly number[]) => dividends.reduce((sum, one) => sum + one, 0);
    const pot = validatorsAlpha(state.root / 100);
    const firstEpoch = all(first?.dividends ?? []);
    return {
      days: [0, ...ends.map((_, index) => index + 1)],
      toOwner: sumUp(ends.map((_, index) => all(dayOf(index).map(({ toOwner }) => toOwner)))),
      toStakers: sumUp(ends.map((_, index) => all(dayOf(index).map(({ toStakers }) => toStakers)))),
      toChildren: sumUp(ends.map((_, index) => all(dayOf(index).map(({ toChildren }) => toChildren)))),
      perEpoch: [
        firstEpoch,
        ...ends.map((_, index) => all(dayOf(index).map(({ dividends }) => all(dividends))) / EPOCHS_PER_DAY),
      ],
      stakeWeight: [first, ...ends].map((epoch) => epoch?.stakeWeights[0] ?? 0),
      bar: [first, ...ends].map((epoch) => epoch?.bar ?? 0),
      taken: all(epochs.map(({ taken }) => taken)),
      firstEpoch,
      epochCount: epochs.length,
      permittedEpochs: epochs.filter(({ permits }) => permits[0]).length,
      hotkeys: (last?.stakeWeights ?? []).map((stakeWeight, i) => ({
        stakeWeight,
        hasPermit: last?.permits[i] === true,
        dividends: all(epochs.map(({ dividends }) => dividends[i] ?? 0)),
      })),
      pot,
      firstShare: pot > 0 ? firstEpoch / pot : 0,
    };
  },
  show: tellValidator,
};

function hasChildren({ children }: ValidatorState): boolean {
  return children > 0;
}

/** The others, made up: the one in the last place with a permit stands at `bar`, stakes fall by the place. */
function othersOf({ bar, permits }: ValidatorState): number[] {
  return Array.from({ length: permits + WITHOUT_PERMIT }, (_, index) => (bar * permits) / (index + 1));
}

/** What has come together by the end of each day, and 0 before them. */
function sumUp(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}
