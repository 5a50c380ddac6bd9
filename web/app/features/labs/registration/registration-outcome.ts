import type { LabOutcome, Telling } from "../frame/lab-definition.ts";
import { frac, type MathNode, paren, row, sup } from "../frame/math-node.ts";
import { LOCK_REDUCTION_INTERVAL } from "./lock-cost.ts";
import type { RegistrationResult, RegistrationState } from "./registration-fields.ts";

/** What registering costs over time, who goes, and what a subnet costs. */
export function tellRegistration(
  telling: Telling<RegistrationState, RegistrationResult, "lab.registrationMarket">,
): LabOutcome {
  const { state, result, words, numbers } = telling;
  const { neurons, highest } = result;
  return {
    sentences: sentencesOf(telling),
    figures: [
      { label: words("figure.end"), value: numbers.tao(result.endPrice) },
      { label: words("figure.highest"), value: numbers.tao(highest.price) },
      { label: words("figure.registrations"), value: numbers.whole(result.registrations) },
      {
        label: words("figure.balance"),
        value: result.balance === null ? words("figure.none") : numbers.amount(result.balance),
      },
      { label: words("figure.nonImmune"), value: numbers.whole(result.nonImmuneCount) },
      { label: words("figure.lockCost"), value: numbers.tao(result.lockCostNow) },
    ],
    charts: [
      {
        kind: "lines",
        name: "price",
        title: words("chart.price"),
        x: { label: words("axis.blocks"), format: numbers.whole, tick: numbers.short },
        y: { label: words("axis.price"), format: numbers.tao, tick: numbers.short, isLogarithmic: true },
        xs: result.blocks,
        series: [{ name: words("series.price"), values: result.price }],
        point: { x: highest.block, y: highest.price, label: words("series.highest") },
      },
      {
        kind: "bars",
        name: "neurons",
        title: words("chart.neurons"),
        category: "UID",
        categories: neurons.map(({ uid }) => String(uid)),
        y: { label: words("axis.share"), format: numbers.percent, tick: numbers.percent },
        series: [
          { name: words("series.leaving"), values: neurons.map((one) => (one.leavesAs === null ? null : one.share)) },
          {
            name: words("series.immune"),
            values: neurons.map((one) => (one.leavesAs === null && one.isImmune ? one.share : null)),
          },
          {
            name: words("series.staying"),
            values: neurons.map((one) => (one.leavesAs === null && !one.isImmune ? one.share : null)),
          },
        ],
      },
      {
        kind: "lines",
        name: "lock-cost",
        title: words("chart.lockCost"),
        x: { label: words("axis.days"), format: numbers.amount, tick: numbers.short },
        y: { label: words("axis.lockCost"), format: numbers.tao, tick: numbers.short },
        xs: result.days,
        series: [{ name: words("series.lockCost"), values: result.lockCost }],
        point: { x: state.daysSince, y: result.lockCostNow, label: words("series.now") },
      },
    ],
    tables: [
      {
        title: words("table.title"),
        columns: ["UID", words("axis.share"), words("table.age"), words("table.immune"), words("table.leaves")],
        rows: neurons
          .slice(0, 13)
          .map((one) => [
            String(one.uid),
            numbers.percent(one.share),
            numbers.whole(one.ageInBlocks),
            words(one.isImmune ? "table.yes" : "table.no"),
            one.leavesAs === null ? "–" : words("table.newcomer", { number: one.leavesAs }),
          ]),
      },
    ],
    formulas: formulasOf(telling),
  };
}

function sentencesOf({
  state,
  result,
  words,
  numbers,
}: Telling<RegistrationState, RegistrationResult, "lab.registrationMarket">): string[] {
  const { burstPaid, neurons } = result;
  const next = neurons.find(({ leavesAs }) => leavesAs === 1);
  const sentences = [
    words("told.price", {
      start: numbers.amount(state.start),
      end: numbers.amount(result.endPrice),
      blocks: numbers.whole(state.blocks),
      highest: numbers.amount(result.highest.price),
    }),
  ];
  if (burstPaid.length > 0) {
    sentences.push(
      words("told.burst", {
        count: burstPaid.length,
        first: numbers.amount(burstPaid[0] ?? 0),
        last: numbers.amount(burstPaid.at(-1) ?? 0),
        total: numbers.amount(burstPaid.reduce((sum, paid) => sum + paid, 0)),
      }),
    );
  }
  if (!next) return [...sentences, words("told.nobody")];
  return [
    ...sentences,
    words(next.isImmune ? "told.nextImmune" : "told.next", {
      uid: String(next.uid),
      share: numbers.percent(next.share),
      count: result.nonImmuneCount,
    }),
  ];
}

function formulasOf({
  state,
  result,
  words,
  numbers,
}: Telling<RegistrationState, RegistrationResult, "lab.registrationMarket">) {
  const n = numbers.amount;
  const count = state.burst;
  const priceOf = (start: MathNode, factor: MathNode, times: MathNode, blocks: MathNode, halfLife: MathNode) =>
    row(start, "·", sup(factor, times), "·", sup(n(0.5), frac(blocks, halfLife)));
  const lock = (last: MathNode, interval: MathNode, blocks: MathNode) =>
    row("max", paren("1", ",", "2", "·", last, "−", frac(last, interval), "·", blocks));
  const after = state.start * state.increase ** count;
  return [
    {
      label: words("formula.price"),
      lines: [
        row("p", "=", priceOf(sub0("p"), "f", "n", "b", "h")),
        state.halfLife > 0
          ? row("=", priceOf(n(state.start), n(state.increase), n(count), "0", n(state.halfLife)), "=", n(after))
          : row("=", n(state.start), "·", sup(n(state.increase), n(count)), "=", n(after)),
      ],
    },
    {
      label: words("formula.balance"),
      lines: [
        frac(row("ln", "2"), row("ln", "f")),
        row(
          "=",
          frac(row("ln", "2"), row("ln", n(state.increase))),
          "=",
          result.balance === null ? "–" : n(result.balance),
        ),
      ],
    },
    {
      label: words("formula.lockCost"),
      lines: [
        lock("L", String(LOCK_REDUCTION_INTERVAL), "b"),
        row(
          "=",
          lock(n(state.lastLock), n(LOCK_REDUCTION_INTERVAL), n(Math.round(state.daysSince * 7200))),
          "=",
          n(result.lockCostNow),
        ),
      ],
    },
  ];
}

function sub0(name: string): MathNode {
  return { tag: "msub", children: [name, "0"] };
}
