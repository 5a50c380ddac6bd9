import type { LabOutcome, Telling } from "../frame/lab-definition.ts";
import { frac, type MathNode, paren, row, sub } from "../frame/math-node.ts";
import { isClipped } from "./is-clipped.ts";
import type { YumaResult, YumaState } from "./yuma-fields.ts";

const TERMS_SHOWN = 6;
const ROWS_SHOWN = 12;
const COLUMNS_SHOWN = 6;

/** Who agrees, what is cut, who earns. */
export function tellYuma(telling: Telling<YumaState, YumaResult, "lab.yuma">): LabOutcome {
  const { state, result, words, numbers } = telling;
  const { miners, validators } = result;
  const best = placeOfHighest(result.incentive);
  const lowest = placeOfHighest(result.validatorTrust.map((trust) => -trust));
  return {
    sentences: sentencesOf(telling, best, lowest),
    figures: [
      { label: words("figure.clipped"), value: numbers.whole(result.clippedCount) },
      {
        label: words("figure.incentive", { miner: miners[best] ?? "" }),
        value: numbers.percent(result.incentive[best] ?? 0),
      },
      {
        label: words("figure.consensus", { miner: miners[best] ?? "" }),
        value: numbers.share(result.consensus[best] ?? 0),
      },
      {
        label: words("figure.trust", { validator: validators[lowest] ?? "" }),
        value: numbers.share(result.validatorTrust[lowest] ?? 0),
      },
    ],
    charts: [
      {
        kind: "bars",
        name: "miners",
        title: words("chart.miners"),
        category: words("axis.miner"),
        categories: miners,
        y: { label: words("axis.share"), format: numbers.share, tick: numbers.short },
        series: [
          { name: words("series.consensus"), values: result.consensus },
          { name: words("series.incentive"), values: result.incentive },
        ],
      },
      {
        kind: "bars",
        name: "validators",
        title: words("chart.validators"),
        category: words("axis.validator"),
        categories: validators,
        y: { label: words("axis.share"), format: numbers.share, tick: numbers.short },
        series: [
          { name: words("series.stake"), values: result.stake },
          { name: words("series.dividends"), values: result.dividends },
          { name: words("series.trust"), values: result.validatorTrust },
        ],
      },
      {
        kind: "lines",
        name: "dividends",
        title: words("chart.dividends"),
        x: { label: words("axis.epoch"), format: numbers.whole, tick: numbers.short },
        y: { label: words("axis.share"), format: numbers.share, tick: numbers.short },
        xs: result.epochs,
        series: result.dividendsOverTime.map((values, i) => ({ name: validators[i] ?? "", values })),
        moments:
          state.turnAt > 0 && state.turnAt < state.epochs ? [{ x: state.turnAt + 1, label: words("series.turn") }] : [],
      },
    ],
    tables: [
      {
        title: words("table.title"),
        columns: [words("axis.validator"), ...miners.slice(0, COLUMNS_SHOWN)],
        rows: result.weights.slice(0, ROWS_SHOWN).map((weights, i) => [
          validators[i] ?? "",
          ...weights.slice(0, COLUMNS_SHOWN).map((weight, j) => {
            const agreed = result.consensus[j] ?? 0;
            return isClipped(weight, agreed)
              ? `${numbers.share(weight)} → ${numbers.share(agreed)}`
              : numbers.share(weight);
          }),
        ]),
      },
    ],
    formulas: formulasOf(telling, best),
  };
}

function sentencesOf(
  { state, result, words, numbers }: Telling<YumaState, YumaResult, "lab.yuma">,
  best: number,
  lowest: number,
): string[] {
  const count = result.weights.length * result.incentive.length;
  if (!result.incentive.some((share) => share > 0)) return [words("told.nobody")];
  return [
    words("told.incentive", {
      epochs: state.epochs,
      miner: result.miners[best] ?? "",
      share: numbers.percent(result.incentive[best] ?? 0),
    }),
    words("told.clipped", { clipped: result.clippedCount, count }),
    words("told.validator", {
      validator: result.validators[lowest] ?? "",
      trust: numbers.percent(result.validatorTrust[lowest] ?? 0),
      stake: numbers.percent(result.stake[lowest] ?? 0),
      dividends: numbers.percent(result.dividends[lowest] ?? 0),
    }),
  ];
}

function formulasOf({ state, result, words, numbers }: Telling<YumaState, YumaResult, "lab.yuma">, best: number) {
  const n = numbers.share;
  const name = result.miners[best]?.slice(1) ?? "";
  const agreed = result.consensus[best] ?? 0;
  const voices = result.stake
    .map((stake, i) => ({ stake, weight: result.weights[i]?.[best] ?? 0 }))
    .toSorted((one, other) => other.weight - one.weight);
  const supported = voices.filter(({ weight }) => weight >= agreed - 1e-9).reduce((sum, { stake }) => sum + stake, 0);
  const terms = voices
    .slice(0, TERMS_SHOWN)
    .flatMap(({ stake, weight }, index): MathNode[] => [
      ...(index > 0 ? ["+"] : []),
      row(n(stake), "·", "min", paren(n(weight), ",", n(agreed))),
    ]);
  const more = voices.length > TERMS_SHOWN ? ["+", "…"] : [];
  const total = result.rank.reduce((sum, value) => sum + value, 0);
  return [
    {
      label: words("formula.consensus"),
      lines: [
        row(sub("C", "j"), "=", "max", paren("w", "|", "∑", sub("S", "i"), "≥", "κ", ",", sub("W", "ij"), "≥", "w")),
        row(sub("C", name), "=", n(agreed), ",", "∑", sub("S", "i"), "=", n(supported), ",", "κ", "=", n(state.kappa)),
      ],
    },
    {
      label: words("formula.rank"),
      lines: [
        row(sub("R", "j"), "=", "∑", sub("S", "i"), "·", "min", paren(sub("W", "ij"), ",", sub("C", "j"))),
        row(sub("R", name), "=", ...terms, ...more, "=", n(result.rank[best] ?? 0)),
      ],
    },
    {
      label: words("formula.incentive"),
      lines: [
        row(sub("I", "j"), "=", frac(sub("R", "j"), row("∑", "R"))),
        row(sub("I", name), "=", frac(n(result.rank[best] ?? 0), n(total)), "=", n(result.incentive[best] ?? 0)),
      ],
    },
  ];
}

function placeOfHighest(values: readonly number[]): number {
  return values.reduce((best, value, place) => (value > (values[best] ?? value) ? place : best), 0);
}
