import { BLOCKS_PER_DAY } from "@learn-bittensor/simulators/block-emission";
import type { LabOutcome, Telling } from "../frame/lab-definition.ts";
import { frac, type MathNode, paren, row, sub, sup } from "../frame/math-node.ts";
import type { IssuanceResult, IssuanceState } from "./issuance-fields.ts";

const MAX_TAO = 21_000_000;
const TAO_WEIGHT = 0.18;
const MOMENTS_SHOWN = 4;

/** How much is minted, when that halves, and who gets a subnet's alpha. */
export function tellIssuance(telling: Telling<IssuanceState, IssuanceResult, "lab.blockEmission">): LabOutcome {
  const { state, result, words, numbers } = telling;
  const { split } = result;
  return {
    sentences: sentencesOf(telling),
    figures: [
      { label: words("figure.issued"), value: numbers.tao(state.issuance) },
      { label: words("figure.perBlock"), value: numbers.tao(result.perBlock) },
      { label: words("figure.perDay"), value: numbers.tao(result.perBlock * BLOCKS_PER_DAY) },
      {
        label: words("figure.halvings"),
        value: result.halvingCount === null ? words("figure.allIssued") : numbers.whole(result.halvingCount),
      },
      {
        label: words("figure.next"),
        value: result.nextThreshold === null ? words("figure.none") : numbers.tao(result.nextThreshold),
      },
      { label: words("figure.root"), value: numbers.percent(result.rootProportion) },
    ],
    charts: [
      {
        kind: "lines",
        name: "staircase",
        title: words("chart.staircase"),
        x: { label: words("axis.issuance"), format: numbers.tao, tick: numbers.short },
        y: { label: words("axis.perBlock"), format: numbers.tao, tick: numbers.short },
        xs: result.staircase.issuance,
        series: [{ name: words("series.perBlock"), values: result.staircase.perBlock, isStep: true }],
        point: { x: state.issuance, y: result.perBlock, label: words("series.now") },
      },
      {
        kind: "lines",
        name: "issuance",
        title: words("chart.issuance"),
        x: { label: words("axis.years"), format: numbers.amount, tick: numbers.short },
        y: { label: words("axis.issuance"), format: numbers.tao, tick: numbers.short, isCloseUp: true },
        xs: result.years,
        series: [
          { name: words("series.issuance"), values: result.issuance },
          ...(state.recycled > 0 ? [{ name: words("series.without"), values: result.issuanceWithoutRecycling }] : []),
        ],
        moments: result.halvingEvents
          .slice(0, MOMENTS_SHOWN)
          .map(({ year, perBlock }) => ({ x: year, label: numbers.tao(perBlock) })),
      },
      {
        kind: "bars",
        name: "split",
        title: words("chart.split"),
        category: words("axis.who"),
        categories: [words("who.owner"), words("who.miners"), words("who.validators"), words("who.root")],
        roles: ["owner", "miner", "validator", "root"],
        y: { label: words("axis.alpha"), format: numbers.alpha, tick: numbers.short },
        series: [{ name: words("axis.alpha"), values: [split.owner, split.miners, split.validators, split.rootPaid] }],
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
}: Telling<IssuanceState, IssuanceResult, "lab.blockEmission">): string[] {
  const { split } = result;
  const first =
    result.nextThreshold === null || result.perBlock === 0
      ? words("told.end", { issued: numbers.amount(state.issuance) })
      : words("told.now", {
          issued: numbers.amount(state.issuance),
          perBlock: numbers.amount(result.perBlock),
          perDay: numbers.amount(result.perBlock * BLOCKS_PER_DAY),
          next: numbers.amount(result.nextThreshold),
        });
  const event =
    result.nextHalvingInDays === null
      ? words("told.noHalving", { years: state.years })
      : words("told.halving", { days: result.nextHalvingInDays });
  return [
    first,
    event,
    words(split.rootRecycled > 0 ? "told.splitRecycled" : "told.split", {
      alpha: numbers.amount(result.alphaPerBlock),
      owner: numbers.amount(split.owner),
      miners: numbers.amount(split.miners),
      validators: numbers.amount(split.validators),
      root: numbers.amount(split.root),
    }),
  ];
}

function formulasOf({
  state,
  result,
  words,
  numbers,
}: Telling<IssuanceState, IssuanceResult, "lab.blockEmission">): LabOutcome["formulas"] {
  const n = numbers.amount;
  const emission = (issued: MathNode) =>
    row("1", "·", sup("2", row("−", "⌊", sub("log", "2"), frac("1", row("1", "−", frac(issued, n(MAX_TAO)))), "⌋")));
  const share = (weight: MathNode, root: MathNode, alpha: MathNode) =>
    frac(row(weight, "·", root), row(weight, "·", root, "+", alpha));
  const rest = result.alphaPerBlock - result.split.owner;
  return [
    {
      label: words("formula.emission"),
      lines:
        state.issuance < MAX_TAO
          ? [row("E", "=", emission("T")), row("=", emission(n(state.issuance)), "=", n(result.perBlock))]
          : [row("E", "=", "0")],
    },
    {
      label: words("formula.root"),
      lines: [
        row("r", "=", share("w", sub("τ", "root"), "α")),
        row(
          "=",
          share(n(TAO_WEIGHT), n(state.rootTao), n(state.alphaIssued)),
          "=",
          numbers.percent(result.rootProportion),
        ),
      ],
    },
    {
      label: words("formula.split"),
      lines: [
        row(words("who.root"), "=", "r", "·", frac(row("A", "−", words("who.owner")), "2")),
        row("=", numbers.percent(result.rootProportion), "·", frac(n(rest), "2"), "=", n(result.split.root)),
        row(
          words("who.validators"),
          "=",
          paren("1", "−", "r"),
          "·",
          frac(n(rest), "2"),
          "=",
          n(result.split.validators),
        ),
      ],
    },
  ];
}
