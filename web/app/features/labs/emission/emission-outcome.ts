import { EMISSION_ERAS } from "@learn-bittensor/simulators/emission/eras";
import type { LabOutcome, Telling } from "../frame/lab-definition.ts";
import { frac, type MathNode, paren, row, sub, sup } from "../frame/math-node.ts";
import type { EmissionResult, EmissionState } from "./emission-fields.ts";
import { focusOf, HISTORY_BEGINS, RULES } from "./emission-network.ts";

const MS_PER_DAY = 86_400_000;
const MOST_BARS = 48;

/** How a subnet fares, and how concentrated the network is. */
export function tellEmission(telling: Telling<EmissionState, EmissionResult, "lab.subnetEmission">): LabOutcome {
  const { state, result, words, numbers } = telling;
  const isHistory = state.rule === "history";
  const dateOf = (day: number) => numbers.date(new Date(HISTORY_BEGINS + day * MS_PER_DAY));
  const shown = Math.min(MOST_BARS, result.lastShares.length);
  return {
    sentences: sentencesOf(telling),
    figures: [
      { label: words("figure.before"), value: numbers.percent(result.before) },
      { label: words("figure.lowest"), value: numbers.percent(result.lowest) },
      { label: words("figure.end"), value: numbers.percent(result.end) },
      { label: words("figure.gate"), value: numbers.percent(result.gate) },
      { label: words("figure.bar"), value: numbers.percent(result.bar) },
      { label: words("figure.effective"), value: numbers.short(result.effectiveCount) },
    ],
    charts: [
      {
        kind: "lines",
        name: "share",
        title: words("chart.share", { rank: focusOf(state) }),
        x: {
          label: words(isHistory ? "axis.date" : "axis.day"),
          format: isHistory ? dateOf : numbers.whole,
          tick: isHistory ? (day) => dateOf(day).slice(-12) : numbers.short,
        },
        y: { label: words("axis.share"), format: numbers.percent, tick: numbers.percent },
        xs: result.days,
        series: result.courses.map(({ rule, shares }) => ({ name: words(`option.rule.${rule}`), values: shares })),
        moments: isHistory ? switchesOf(state, words) : eventOf(state, words),
      },
      {
        kind: "bars",
        name: "ranks",
        title: words("chart.ranks"),
        category: words("axis.rank"),
        categories: Array.from({ length: shown }, (_, index) => String(index + 1)),
        y: { label: words("axis.share"), format: numbers.percent, tick: numbers.percent },
        series: [
          { name: words("series.share"), values: result.lastShares.slice(0, shown) },
          { name: words("series.demand"), values: result.demandShares.slice(0, shown) },
        ],
        levels: result.bar > 0 ? [{ y: result.bar, label: words("series.bar") }] : [],
      },
      {
        kind: "bars",
        name: "rules",
        title: words("chart.rules", { rank: focusOf(state) }),
        category: words("axis.rule"),
        categories: RULES.map((rule) => words(`short.${rule}`)),
        y: { label: words("axis.share"), format: numbers.percent, tick: numbers.percent },
        series: [{ name: words("axis.share"), values: result.underRules }],
      },
    ],
    formulas: formulasOf(telling),
  };
}

function switchesOf(
  { days }: EmissionState,
  words: Telling<EmissionState, EmissionResult, "lab.subnetEmission">["words"],
) {
  return EMISSION_ERAS.map(({ rule, since }) => ({
    x: (Date.parse(since) - HISTORY_BEGINS) / MS_PER_DAY,
    label: words(`short.${rule}`),
  })).filter(({ x }) => x > 0 && x < days);
}

function eventOf(
  { event, eventAt, eventLasts, days }: EmissionState,
  words: Telling<EmissionState, EmissionResult, "lab.subnetEmission">["words"],
) {
  if (event === "none") return [];
  return [
    { x: eventAt, label: words("series.begins") },
    { x: eventAt + eventLasts, label: words("series.ends") },
  ].filter(({ x }) => x < days);
}

function sentencesOf({
  state,
  result,
  words,
  numbers,
}: Telling<EmissionState, EmissionResult, "lab.subnetEmission">): string[] {
  const values = {
    rank: focusOf(state),
    rule: words(`option.rule.${state.rule}`),
    before: numbers.percent(result.before),
    atEvent: numbers.percent(result.atEvent),
    end: numbers.percent(result.end),
    days: state.days,
  };
  const hasEvent = state.event !== "none" && state.eventAt < state.days;
  return [
    words(hasEvent ? `told.${state.event}` : "told.none", values),
    words(result.effectiveCount > 0 ? "told.concentration" : "told.nobody", {
      count: numbers.short(result.effectiveCount),
    }),
  ];
}

function formulasOf({
  state,
  result,
  words,
  numbers,
}: Telling<EmissionState, EmissionResult, "lab.subnetEmission">): LabOutcome["formulas"] {
  const n = numbers.amount;
  const demand = result.demandShares[focusOf(state) - 1] ?? 0;
  const gate = (y: MathNode, theta: MathNode, h: MathNode) => frac("1", row("1", "+", sup(paren(frac(theta, y)), h)));
  return [
    {
      label: words("formula.price"),
      lines: [
        row(
          sub("y", "i"),
          "=",
          frac(
            row(sub("p", "i"), paren("1", "−", sub("b", "i"))),
            row("∑", sub("p", "j"), paren("1", "−", sub("b", "j"))),
          ),
        ),
        row("y", "=", n(demand), ",", "p", "=", n(result.price)),
      ],
    },
    {
      label: words("formula.gate"),
      lines: [
        row("g", "=", gate("y", "θ", "h")),
        result.bar > 0 && demand > 0
          ? row("=", gate(n(demand), n(result.bar), n(state.gateExponent)), "=", n(result.gate))
          : row("=", n(result.gate)),
      ],
    },
    {
      label: words("formula.flow"),
      lines: [
        row(
          sub("s", "i"),
          "=",
          frac(row("max", paren(sub("S", "i"), ",", "0")), row("∑", "max", paren(sub("S", "j"), ",", "0"))),
        ),
      ],
    },
  ];
}
