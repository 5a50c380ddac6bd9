import { LOWEST_STAKE_WEIGHT } from "@learn-bittensor/simulators/validator-month";
import type { LabOutcome, Telling } from "../frame/lab-definition.ts";
import { frac, paren, row, sub } from "../frame/math-node.ts";
import type { ValidatorResult, ValidatorState } from "./validator-fields.ts";

type Told = Telling<ValidatorState, ValidatorResult, "lab.validatorMonth">;

/** Who gets the dividends of thirty days, and which hotkeys earned them. */
export function tellValidator(telling: Told): LabOutcome {
  const { state, result, words, numbers } = telling;
  const { hotkeys } = result;
  const owner = result.toOwner.at(-1) ?? 0;
  const stakers = result.toStakers.at(-1) ?? 0;
  const children = result.toChildren.at(-1) ?? 0;
  const names = hotkeys.map((_, i) => (i === 0 ? words("told.you") : words("told.child", { number: i })));
  const days = { label: words("axis.day"), format: numbers.whole, tick: numbers.short };
  const alpha = { label: words("axis.alpha"), format: numbers.alpha, tick: numbers.short };
  const moments =
    state.leaving > 0
      ? [
          { x: state.leavesOn - 1, label: words("moment.leave") },
          ...(state.leavesOn - 1 + state.awayFor < 30
            ? [{ x: state.leavesOn - 1 + state.awayFor, label: words("moment.return") }]
            : []),
        ]
      : [];
  const level = hotkeys.some(({ hasPermit }) => hasPermit)
    ? [{ y: result.bar.at(-1) ?? 0, label: words("series.bar") }]
    : [];
  return {
    sentences: sentencesOf(telling),
    figures: [
      { label: words("figure.owner"), value: numbers.alpha(owner) },
      { label: words("figure.tao"), value: numbers.tao(owner * state.price) },
      { label: words("figure.taken"), value: numbers.alpha(result.taken) },
      { label: words("figure.stakers"), value: numbers.alpha(stakers) },
      {
        label: words("figure.rate"),
        value: state.delegated > 0 ? numbers.percent(stakers / state.delegated) : words("figure.none"),
      },
      { label: words("figure.epoch"), value: numbers.alpha(result.firstEpoch) },
      {
        label: words("figure.permit"),
        value: words("figure.epochsOf", { count: result.permittedEpochs, all: result.epochCount }),
      },
    ],
    charts: [
      {
        kind: "lines",
        name: "earned",
        title: words("chart.earned"),
        x: days,
        y: alpha,
        xs: result.days,
        series: [
          { name: words("series.owner"), values: result.toOwner, role: "validator" },
          { name: words("series.stakers"), values: result.toStakers },
          ...(children > 0 ? [{ name: words("series.children"), values: result.toChildren }] : []),
        ],
        moments,
      },
      {
        kind: "lines",
        name: "epochs",
        title: words("chart.epochs"),
        x: days,
        y: alpha,
        xs: result.days,
        series: [{ name: words("series.dividends"), values: result.perEpoch }],
        moments,
      },
      {
        kind: "lines",
        name: "weight",
        title: words("chart.weight"),
        x: days,
        y: { ...alpha, label: words("axis.weight") },
        xs: result.days,
        series: [
          { name: words("series.weight"), values: result.stakeWeight },
          { name: words("series.bar"), values: result.bar },
        ],
        moments,
      },
      {
        kind: "bars",
        name: "hotkeys",
        title: words("chart.hotkeys"),
        category: words("axis.hotkey"),
        categories: names,
        y: { ...alpha, label: words("axis.weight") },
        series: [
          {
            name: words("series.permitted"),
            values: hotkeys.map(({ hasPermit, stakeWeight }) => (hasPermit ? stakeWeight : null)),
          },
          {
            name: words("series.refused"),
            values: hotkeys.map(({ hasPermit, stakeWeight }) => (hasPermit ? null : stakeWeight)),
          },
        ],
        levels: level,
      },
    ],
    tables: [
      {
        title: words("table.title"),
        columns: [words("axis.hotkey"), words("axis.weight"), words("table.permit"), words("table.dividends")],
        rows: hotkeys.map(({ stakeWeight, hasPermit, dividends }, i) => [
          names[i] ?? "",
          numbers.alpha(stakeWeight),
          words(hasPermit ? "table.yes" : "table.no"),
          numbers.alpha(dividends),
        ]),
      },
    ],
    formulas: formulasOf(telling),
  };
}

function sentencesOf({ state, result, words, numbers }: Told): string[] {
  const owner = result.toOwner.at(-1) ?? 0;
  const children = result.toChildren.at(-1) ?? 0;
  const lost = result.epochCount - result.permittedEpochs;
  const lent = result.hotkeys.slice(1);
  const refused = lent.filter(({ hasPermit }) => !hasPermit).length;
  const earnsNothing = result.permittedEpochs === 0 && lent.every(({ hasPermit }) => !hasPermit);
  return [
    earnsNothing
      ? words((result.stakeWeight.at(-1) ?? 0) < LOWEST_STAKE_WEIGHT ? "told.tooLittle" : "told.nothing", {
          bar: numbers.alpha(result.bar.at(-1) ?? 0),
          least: numbers.alpha(LOWEST_STAKE_WEIGHT),
        })
      : words("told.earned", {
          owner: numbers.alpha(owner),
          taken: numbers.alpha(result.taken),
          stakers: numbers.alpha(result.toStakers.at(-1) ?? 0),
        }),
    ...(lost > 0 && !earnsNothing ? [words("told.lost", { count: lost, all: result.epochCount })] : []),
    ...(lent.length > 0 && refused > 0 ? [words("told.refused", { count: refused, all: lent.length })] : []),
    ...(children > 0 ? [words("told.children", { kept: numbers.alpha(children) })] : []),
    ...(state.leaving > 0 && lost === 0 ? [words("told.stayed")] : []),
  ];
}

function formulasOf({ state, result, words, numbers }: Told) {
  const n = numbers.amount;
  const own = state.own + state.delegated > 0 ? state.own / (state.own + state.delegated) : 0;
  const take = state.take / 100;
  return [
    {
      label: words("formula.dividends"),
      lines: [
        row(sub("D", "i"), "=", "V", "·", frac(row(sub("S", "i"), "·", sub("b", "i")), row("∑", "S", "·", "b"))),
        row("=", n(result.pot), "·", n(result.firstShare), "=", n(result.firstEpoch)),
      ],
    },
    {
      label: words("formula.owner"),
      lines: [
        row("D", "·", paren("t", "+", paren("1", "−", "t"), "·", frac("s", "S"))),
        row(
          n(result.firstEpoch),
          "·",
          paren(n(take), "+", n(1 - take), "·", n(own)),
          "=",
          n(result.firstEpoch * (take + (1 - take) * own)),
        ),
      ],
    },
    {
      label: words("formula.bond"),
      lines: [row("b", "←", "b", "+", n(0.1), "·", paren("1", "−", "b"))],
    },
  ];
}
