import type { EmissionRule } from "@learn-bittensor/simulators/emission/eras";
import { gatedShares } from "@learn-bittensor/simulators/emission/gate";
import { sharesUnder, simulateNetwork } from "@learn-bittensor/simulators/emission/network";
import type { NetworkSubnet } from "@learn-bittensor/simulators/emission/network-subnet";
import type { Lab } from "../frame/lab-definition.ts";
import { type EmissionResult, type EmissionState, emissionFields } from "./emission-fields.ts";
import { behaviourOf, focusOf, networkOf, RULES, settingsOf } from "./emission-network.ts";
import { tellEmission } from "./emission-outcome.ts";

/** So many steps of one subnet are computed within a frame. */
const STEPS_AT_ONCE = 3000;
const POINTS = 120;

/** One network under each rule that divided TAO between subnets. */
export const emissionLab: Lab<EmissionState, EmissionResult, "lab.subnetEmission"> = {
  name: "subnet-emission",
  namespace: "lab.subnetEmission",
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
  main: ["focus", "rule", "burned", "size"],
  groups: [
    { name: "rule", fields: ["rule", "compare", "days"] },
    { name: "event", fields: ["focus", "event"] },
    { name: "flow", fields: ["size"] },
    { name: "burn", fields: ["burned"] },
    { name: "when", fields: ["eventAt", "eventLasts"] },
    { name: "network", fields: ["subnets", "spread", "inflow", "moving"] },
    { name: "gate", fields: ["gateRank", "gateExponent"] },
  ],
  shownIf: {
    compare: ({ rule }) => rule !== "history",
    size: ({ event }) => event === "inflow" || event === "outflow",
    burned: ({ event }) => event === "burn",
    eventAt: hasEvent,
    eventLasts: hasEvent,
  },
  presets: [
    { name: "gate", state: {} },
    { name: "burnJune", state: { rule: "price-and-burn" } },
    { name: "outflow", state: { rule: "flow", event: "outflow", size: 60, eventLasts: 40 } },
    { name: "price2025", state: { rule: "price", event: "inflow", size: 500 } },
    { name: "history", state: { rule: "history", days: 600, subnets: 128, event: "none" } },
  ],
  tour: [
    { state: { event: "none", focus: 1 } },
    { state: { event: "none", focus: 40 } },
    { state: {} },
    { state: { rule: "flow", event: "outflow", size: 60, eventLasts: 40 } },
    { state: { rule: "price", event: "outflow", size: 60, eventLasts: 40 } },
    { state: { rule: "net-flow", event: "inflow", size: 200 } },
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

function hasEvent({ event }: EmissionState): boolean {
  return event !== "none";
}

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
