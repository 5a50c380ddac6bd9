import type { LabOutcome, Telling } from "../frame/lab-definition.ts";
import { frac, type MathNode, paren, row, sub, sup } from "../frame/math-node.ts";
import { type CopyingResult, type CopyingState, hasRates } from "./copying-fields.ts";

const NAMES = ["honest", "copier", "colluder"] as const;
const EXAMPLE_DISTANCE = 0.3;

/** What each earned for its stake, how the miners changed, and how fast bonds follow. */
export function tellCopying(telling: Telling<CopyingState, CopyingResult, "lab.weightCopying">): LabOutcome {
  const { state, result, words, numbers } = telling;
  const played = result.returns.flatMap((values, place) => {
    const role = NAMES[place];
    return values && role ? [{ values, role }] : [];
  });
  return {
    sentences: sentencesOf(telling),
    figures: [
      ...played.map(({ values, role }) => ({
        label: words(`figure.${role}`),
        value: numbers.percent(values.at(-1) ?? 0),
      })),
      {
        label: words("figure.copierReturn"),
        value: result.copierReturn === null ? words("figure.none") : numbers.percent(result.copierReturn),
      },
      { label: words("figure.lag"), value: numbers.whole(result.lag) },
    ],
    charts: [
      {
        kind: "lines",
        name: "returns",
        title: words("chart.returns"),
        x: { label: words("axis.epoch"), format: numbers.whole, tick: numbers.short },
        y: { label: words("axis.return"), format: numbers.percent, tick: numbers.percent, isCloseUp: true },
        xs: result.epochs,
        series: played.map(({ values, role }) => ({ name: words(`series.${role}`), values })),
        levels: [{ y: 1, label: words("series.fair") }],
      },
      {
        kind: "lines",
        name: "truth",
        title: words("chart.truth"),
        x: { label: words("axis.epoch"), format: numbers.whole, tick: numbers.short },
        y: { label: words("axis.worth"), format: numbers.percent, tick: numbers.percent },
        xs: result.epochs,
        series: result.truth.map((values, miner) => ({
          name: `M${miner + 1}`,
          values,
          isStep: state.truth === "switch",
        })),
      },
      ...(hasRates(state)
        ? [
            {
              kind: "lines" as const,
              name: "rates",
              title: words("chart.rates"),
              x: { label: words("axis.distance"), format: numbers.amount, tick: numbers.short },
              y: { label: words("axis.rate"), format: numbers.share, tick: numbers.short, isCloseUp: true },
              xs: result.distances,
              series: [{ name: words("series.rate"), values: result.rates }],
            },
          ]
        : []),
    ],
    formulas: formulasOf(telling),
  };
}

function sentencesOf({
  state,
  result,
  words,
  numbers,
}: Telling<CopyingState, CopyingResult, "lab.weightCopying">): string[] {
  const [honest, copier, colluder] = result.returns.map((values) => numbers.percent(values?.at(-1) ?? 0));
  const sentences: string[] = [];
  if (result.copierReturn === null) sentences.push(words("told.nobody", { epochs: state.epochs }));
  else {
    const values = { epochs: state.epochs, honest: honest ?? "", copier: copier ?? "" };
    const compared = result.copierReturn > 1.0005 ? "more" : result.copierReturn < 0.9995 ? "less" : "same";
    sentences.push(words(`told.${compared}`, values));
  }
  sentences.push(words(state.reveal > 0 ? "told.reveal" : "told.open", { lag: result.lag }));
  if (result.returns[2]) sentences.push(words("told.colluder", { colluder: colluder ?? "" }));
  return sentences;
}

function formulasOf({ state, result, words, numbers }: Telling<CopyingState, CopyingResult, "lab.weightCopying">) {
  const n = numbers.amount;
  const [honest, copier] = result.returns.map((values) => values?.at(-1) ?? 0);
  const rate = (low: MathNode, high: MathNode, k: MathNode, d: MathNode) =>
    row(
      low,
      "+",
      frac(paren(high, "−", low), row("1", "+", sup("e", row("−", frac(k, "100"), "·", paren(d, "−", n(0.5)))))),
    );
  const example =
    state.low + (state.high - state.low) / (1 + Math.exp((-state.steepness / 100) * (EXAMPLE_DISTANCE - 0.5)));
  return [
    {
      label: words("formula.return"),
      lines: [
        frac(row(sub("D", "c"), "/", sub("S", "c")), row(sub("D", "h"), "/", sub("S", "h"))),
        row(
          "=",
          frac(n(copier ?? 0), n(honest ?? 0)),
          "=",
          result.copierReturn === null ? "–" : numbers.percent(result.copierReturn),
        ),
      ],
    },
    {
      label: words("formula.rate"),
      lines: [
        row("α", "=", rate(sub("α", "L"), sub("α", "H"), "k", "d")),
        row("=", rate(n(state.low), n(state.high), n(state.steepness), n(EXAMPLE_DISTANCE)), "=", n(example)),
      ],
    },
    {
      label: words("formula.bond"),
      lines: [
        row("B", "=", "α", "·", "W", "+", paren("1", "−", "α"), "·", sub("B", "0")),
        row("α", "=", hasRates(state) ? words("formula.each") : n(1 - state.memory)),
      ],
    },
  ];
}
