import { SUBNET_IMMUNITY_IN_BLOCKS } from "@learn-bittensor/simulators/registration/pruning";
import type { LabOutcome, Telling } from "../frame/lab-definition.ts";
import { frac, paren, row, sub, sup } from "../frame/math-node.ts";
import { LOCK_REDUCTION_INTERVAL } from "../registration/lock-cost.ts";
import { DAYS_OF_A_YEAR, type SubnetYearResult, type SubnetYearState } from "./subnet-year-fields.ts";

type Told = Telling<SubnetYearState, SubnetYearResult, "lab.subnetYear">;

const IMMUNE_DAYS = SUBNET_IMMUNITY_IN_BLOCKS / 7200;

/** What was paid, how the price did, whether the subnet kept its place, and what the owner got. */
export function tellSubnetYear(telling: Told): LabOutcome {
  const { state, result, words, numbers } = telling;
  const { removal } = result;
  const lastDay = removal?.day ?? DAYS_OF_A_YEAR;
  const days = { label: words("axis.day"), format: numbers.whole, tick: numbers.short };
  const price = { label: words("axis.price"), format: numbers.tao, tick: numbers.short };
  const turns = state.after !== state.inflow || state.exodus > 0;
  const moments = [
    ...(turns && state.turn < lastDay ? [{ x: state.turn, label: words("moment.turn") }] : []),
    ...(IMMUNE_DAYS <= lastDay ? [{ x: IMMUNE_DAYS, label: words("moment.exposed") }] : []),
    ...(removal ? [{ x: removal.day, label: words("moment.removed") }] : []),
  ];
  const supported =
    state.supported && state.supportedOn < lastDay ? [{ x: state.supportedOn, label: words("moment.supported") }] : [];
  return {
    sentences: sentencesOf(telling),
    figures: [
      { label: words("figure.paid"), value: numbers.tao(result.paid) },
      { label: words("figure.start"), value: numbers.tao(result.startPrice) },
      { label: words("figure.end"), value: numbers.tao(result.lastMovingPrice) },
      { label: words("figure.share"), value: numbers.percent(result.lastShare) },
      { label: words("figure.ownerTao"), value: numbers.tao(result.ownerTao) },
      { label: words("figure.ownerAlpha"), value: numbers.alpha(result.ownerAlpha) },
      {
        label: words("figure.paidBack"),
        value: result.paidBackOn === null ? words("figure.never") : numbers.whole(result.paidBackOn),
      },
      ...(removal ? [{ label: words("figure.settlement"), value: numbers.tao(removal.taoPerAlpha) }] : []),
    ],
    charts: [
      {
        kind: "lines",
        name: "price",
        title: words("chart.price"),
        x: days,
        y: price,
        xs: result.days,
        series: [
          { name: words("series.price"), values: result.price },
          { name: words("series.moving"), values: result.movingPrice },
          { name: words("series.lowest"), values: result.lowestOther, isStep: true },
        ],
        moments,
      },
      {
        kind: "lines",
        name: "share",
        title: words("chart.share"),
        x: days,
        y: { label: words("axis.share"), format: numbers.percent, tick: numbers.percent },
        xs: result.days,
        series: [
          { name: words("series.demand"), values: result.demandShare },
          { name: words("series.share"), values: result.share },
        ],
        moments: supported,
      },
      {
        kind: "lines",
        name: "owner",
        title: words("chart.owner"),
        x: days,
        y: price,
        xs: result.days,
        series: [{ name: words("series.owner"), values: result.ownerWorth, role: "owner" }],
        levels: [{ y: result.paid, label: words("series.paid") }],
        moments: removal ? [{ x: removal.day, label: words("moment.removed") }] : [],
      },
      {
        kind: "lines",
        name: "lock-cost",
        title: words("chart.lockCost"),
        x: { ...days, label: words("axis.since"), format: numbers.amount },
        y: price,
        xs: result.lockDays,
        series: [{ name: words("series.lockCost"), values: result.lockCost }],
        point: { x: state.daysSince, y: result.paid, label: words("series.now") },
      },
    ],
    formulas: formulasOf(telling),
  };
}

function sentencesOf({ state, result, words, numbers }: Told): string[] {
  const { removal, paid } = result;
  const end = numbers.tao(result.lastMovingPrice);
  const worth = result.ownerTao + result.ownerAlpha * result.lastPrice;
  return [
    removal
      ? words("told.removed", {
          day: removal.day,
          price: end,
          settlement: numbers.tao(removal.taoPerAlpha),
          part: numbers.percent(removal.price > 0 ? removal.taoPerAlpha / removal.price : 0),
        })
      : words("told.stays", { price: end, lowest: numbers.tao(result.lowestOther.at(-1) ?? 0) }),
    words("told.owner", {
      paid: numbers.tao(paid),
      sold: numbers.tao(result.ownerTao),
      held: numbers.alpha(result.ownerAlpha),
      worth: numbers.tao(worth),
    }),
    state.supported && state.supportedOn <= (removal?.day ?? DAYS_OF_A_YEAR)
      ? words("told.share", { day: state.supportedOn, share: numbers.percent(result.lastShare) })
      : words("told.unsupported"),
  ];
}

function formulasOf({ state, result, words, numbers }: Told) {
  const n = numbers.amount;
  const y = result.demandShare.filter((share) => share !== null).at(-1) ?? 0;
  return [
    {
      label: words("formula.lockCost"),
      lines: [
        row("max", paren("1", ",", "2", "·", "L", "−", frac("L", n(LOCK_REDUCTION_INTERVAL)), "·", "b")),
        row(
          "=",
          "max",
          paren(
            "1",
            ",",
            "2",
            "·",
            n(state.lastLock),
            "−",
            frac(n(state.lastLock), n(LOCK_REDUCTION_INTERVAL)),
            "·",
            n(Math.round(state.daysSince * 7200)),
          ),
          "=",
          n(result.paid),
        ),
      ],
    },
    {
      label: words("formula.demand"),
      lines: [row("y", "=", frac(sub("p", "i"), row("∑", "p")), "=", n(y))],
    },
    {
      label: words("formula.gate"),
      lines: [row("g", "=", frac("1", row("1", "+", sup(paren(frac("θ", "y")), "3"))))],
    },
    ...(result.removal
      ? [
          {
            label: words("formula.settlement"),
            lines: [row(frac(words("formula.pool"), words("formula.outside")), "=", n(result.removal.taoPerAlpha))],
          },
        ]
      : []),
  ];
}
