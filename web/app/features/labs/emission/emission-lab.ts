import type { EmissionRule } from "@learn-bittensor/simulators/emission/eras";
import { gatedShares } from "@learn-bittensor/simulators/emission/gate";
import { sharesUnder, simulateNetwork } from "@learn-bittensor/simulators/emission/network";
import type { NetworkSubnet } from "@learn-bittensor/simulators/emission/network-subnet";
import type { Fields, StateOf } from "../frame/fields.ts";
import type { Lab } from "../frame/lab-definition.ts";
import { behaviourOf, focusOf, networkOf, RULES, settingsOf } from "./emission-network.ts";
import { tellEmission } from "./emission-outcome.ts";

/** So many steps of one subnet are computed within a frame. */
const STEPS_AT_ONCE = 3000;
const POINTS = 120;

const emissionFields = {
  rule: { kind: "choice", code: "r", options: ["gate", "price-and-burn", "net-flow", "flow", "price", "history"] },
  compare: { kind: "flag", code: "c" },
  days: { kind: "number", code: "d", min: 1, max: 1000, isWhole: true, slider: { step: 5, to: 365 } },
  subnets: { kind: "number", code: "n", min: 1, max: 128, isWhole: true, slider: { step: 1 } },
  spread: { kind: "number", code: "z", min: 0, max: 3, slider: { step: 0.05 } },
  inflow: { kind: "number", code: "i", min: 0, max: 100_000, unit: "tao", slider: { step: 50, to: 5000 } },
  focus: { kind: "number", code: "f", min: 1, max: 128, isWhole: true, slider: { step: 1 } },
  event: { kind: "choice", code: "e", options: ["none", "inflow", "outflow", "burn"] },
  size: { kind: "number", code: "x", min: 0, max: 100_000, unit: "tao", slider: { step: 10, to: 1000 } },
  burned: { kind: "number", code: "b", min: 0, max: 100, unit: "percent", slider: { step: 0.2 } },
  eventAt: { kind: "number", code: "s", min: 0, max: 1000, isWhole: true, slider: { step: 1, to: 365 } },
  eventLasts: { kind: "number", code: "l", min: 1, max: 1000, isWhole: true, slider: { step: 1, to: 365 } },
  moving: { kind: "choice", code: "a", options: ["hundredfold", "tenfold", "code"] },
  gateRank: { kind: "number", code: "g", min: 0, max: 128, isWhole: true, slider: { step: 1 } },
  gateExponent: { kind: "number", code: "h", min: 1, max: 8, slider: { step: 0.5 } },
} as const satisfies Fields;

export type EmissionState = StateOf<typeof emissionFields>;

/** Shares are from 0 to 1. */
export interface EmissionResult {
  readonly days: number[];
  /** The watched subnet's share over time, by rule. */
  readonly courses: { readonly rule: EmissionRule | "history"; readonly shares: number[] }[];
  readonly before: number;
  readonly atEvent: number;
  readonly end: number;
  readonly lowest: number;
  /** On the last day, by rank at the start. */
  readonly lastShares: number[];
  readonly demandShares: number[];
  /** θ, on the last day, and what the gate lets through of the watched subnet. */
  readonly bar: number;
  readonly gate: number;
  /** 1 / Σ s²: as many equal subnets would be as concentrated. */
  readonly effectiveCount: number;
  /** The watched subnet on the last day, under each rule as things stand. */
  readonly underRules: number[];
  readonly price: number;
}

/** One network under each rule that divided TAO between subnets. */
export const emissionLab: Lab<EmissionState, EmissionResult> = {
  name: "subnet-emission",
  fields: emissionFields,
  initial: {
    rule: "gate",
    compare: false,
    days: 60,
    subnets: 48,
    spread: 1,
    inflow: 500,
    focus: 10,
    event: "burn",
    size: 200,
    burned: 76.6,
    eventAt: 20,
    eventLasts: 20,
    moving: "hundredfold",
    gateRank: 32,
    gateExponent: 3,
  },
  earlier: [{ moving: "code" }],
  hints: ["rule", "compare", "spread", "inflow", "focus", "burned", "moving", "gateRank"],
  groups: [
    { name: "rule", fields: ["rule", "compare", "days"] },
    { name: "event", fields: ["focus", "event"] },
    {
      name: "flow",
      fields: ["size"],
      isShown: ({ event }) => event === "inflow" || event === "outflow",
    },
    { name: "burn", fields: ["burned"], isShown: ({ event }) => event === "burn" },
    { name: "when", fields: ["eventAt", "eventLasts"], isShown: ({ event }) => event !== "none" },
    { name: "network", fields: ["subnets", "spread", "inflow", "moving"] },
    { name: "gate", fields: ["gateRank", "gateExponent"] },
  ],
  presets: [
    { name: "gate", state: {} },
    { name: "burnJune", state: { rule: "price-and-burn" } },
    { name: "outflow", state: { rule: "flow", event: "outflow", size: 60, eventLasts: 40 } },
    { name: "price2025", state: { rule: "price", event: "inflow", size: 500 } },
    { name: "history", state: { rule: "history", days: 600, subnets: 128, event: "none" } },
  ],
  tour: [
    { event: "none", focus: 1 },
    { event: "none", focus: 40 },
    {},
    { rule: "flow", event: "outflow", size: 60, eventLasts: 40 },
    { rule: "price", event: "outflow", size: 60, eventLasts: 40 },
    { rule: "net-flow", event: "inflow", size: 200 },
  ],
  prediction: { optionCount: 3, right: 2, state: { event: "burn", burned: 50, eventLasts: 60 } },
  problemOf: () => null,
  isLong: ({ subnets, days, compare }) => subnets * days * (compare ? RULES.length : 1) > STEPS_AT_ONCE,
  *simulate(state) {
    const rules = state.compare && state.rule !== "history" ? RULES : [state.rule];
    const every = Math.max(1, Math.ceil(state.days / POINTS));
    const place = focusOf(state) - 1;
    const start = networkOf(state);
    let last: readonly NetworkSubnet[] = start;
    let lastShares: readonly number[] = start.map(() => 0);
    const days: number[] = [];
    const all: number[] = [];
    const courses: { rule: EmissionRule | "history"; shares: number[] }[] = [];
    for (const [index, rule] of rules.entries()) {
      const behaviourOn = behaviourOf(state, start);
      const shares: number[] = [];
      let day = 0;
      for (const step of simulateNetwork({
        subnets: start,
        stepCount: state.days,
        behaviourOn,
        settingsOn: settingsOf(state, rule),
      })) {
        const share = step.shares[place] ?? 0;
        if (day % every === 0 || day === state.days - 1) {
          if (index === 0) days.push(day);
          shares.push(share);
        }
        if (rule === state.rule) {
          all.push(share);
          last = step.subnets;
          lastShares = step.shares;
        }
        day += 1;
        yield (index + day / state.days) / rules.length;
      }
      courses.push({ rule, shares });
    }
    return { days, courses, ...summarize(state, place, all, last, lastShares) };
  },
  show: tellEmission,
};

function summarize(
  state: EmissionState,
  place: number,
  all: readonly number[],
  last: readonly NetworkSubnet[],
  lastShares: readonly number[],
) {
  const settings = settingsOf(state, "gate")(0);
  const gated = gatedShares(
    {
      emaPrices: last.map(({ emaPrice }) => emaPrice),
      minerBurned: last.map(({ minerBurned }) => minerBurned),
      isEmissionEnabled: last.map(({ isEmissionEnabled }) => isEmissionEnabled),
    },
    settings.gate,
  );
  const squares = lastShares.reduce((sum, share) => sum + share * share, 0);
  const duringEvent = all.slice(state.eventAt, state.eventAt + state.eventLasts);
  return {
    before: all[0] ?? 0,
    atEvent: duringEvent.at(-1) ?? all.at(-1) ?? 0,
    end: all.at(-1) ?? 0,
    lowest: Math.min(...all),
    lastShares: [...lastShares],
    demandShares: gated.demandShares,
    bar: gated.bar,
    gate: gated.gate[place] ?? 0,
    effectiveCount: squares > 0 ? 1 / squares : 0,
    underRules: RULES.map((rule) => sharesUnder(rule, last, settings)[place] ?? 0),
    price: last[place]?.emaPrice ?? 0,
  };
}
