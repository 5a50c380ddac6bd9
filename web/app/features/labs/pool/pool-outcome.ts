import type { LabOutcome, Telling } from "../frame/lab-definition.ts";
import { frac, type MathNode, paren, row, sub, sup } from "../frame/math-node.ts";
import type { PoolResult, PoolState } from "./pool-fields.ts";

/** What happened in the pool, in words, figures, curves and the formula. */
export function tellPool(telling: Telling<PoolState, PoolResult, "lab.pool">): LabOutcome {
  const { state, result, words, numbers } = telling;
  const { trade, purchase, injected } = result;
  const last = purchase ?? trade;
  const paid = state.side === "buy" ? numbers.tao : numbers.alpha;
  const got = state.side === "sell" ? numbers.tao : numbers.alpha;
  return {
    sentences: sentencesOf(telling),
    figures: [
      { label: words("figure.received"), value: got(last.out) },
      { label: words("figure.slippage"), value: numbers.percent(trade.slippage) },
      { label: words("figure.fee"), value: paid(trade.fee) },
      { label: words("figure.priceBefore"), value: numbers.tao(trade.priceBefore) },
      { label: words("figure.priceAfter"), value: numbers.tao(trade.priceAfter) },
      ...(purchase
        ? [
            { label: words("figure.taoBetween"), value: numbers.tao(trade.out) },
            { label: words("figure.slippageThere"), value: numbers.percent(purchase.slippage) },
            { label: words("figure.priceThere"), value: numbers.tao(purchase.priceAfter) },
          ]
        : []),
      ...(trade.left > 0 && !trade.refusal ? [{ label: words("figure.left"), value: paid(trade.left) }] : []),
      ...(injected.weight === null ? [] : [{ label: words("figure.weight"), value: numbers.percent(injected.weight) }]),
    ],
    charts: [
      {
        kind: "lines",
        name: "received",
        title: words("chart.received"),
        x: { label: words("axis.amount"), format: paid, tick: numbers.short },
        y: { label: words("axis.received"), format: got, tick: numbers.short },
        xs: result.amounts,
        series: [
          { name: words("series.received"), values: result.received },
          { name: words("series.ideal"), values: result.ideal },
        ],
        point: { x: state.amount, y: last.out, label: words("series.now") },
      },
      {
        kind: "lines",
        name: "price",
        title: words("chart.price"),
        x: { label: words("axis.amount"), format: paid, tick: numbers.short },
        y: { label: words("axis.price"), format: numbers.tao, tick: numbers.short, isCloseUp: true },
        xs: result.amounts,
        series: [
          { name: words("series.price"), values: result.priceAfter },
          ...(purchase ? [{ name: words("series.priceThere"), values: result.priceThere }] : []),
        ],
        levels: trade.limit === null ? [] : [{ y: trade.limit, label: words("series.limit") }],
        point: { x: state.amount, y: trade.priceAfter, label: words("series.now") },
      },
    ],
    formulas: formulasOf(telling),
  };
}

function sentencesOf({ state, result, words, numbers }: Telling<PoolState, PoolResult, "lab.pool">): string[] {
  const { trade, purchase, injected } = result;
  const values = {
    amount: numbers.amount(state.amount),
    out: numbers.amount((purchase ?? trade).out),
    slippage: numbers.percent(trade.slippage),
    slippageThere: numbers.percent(purchase?.slippage ?? 0),
    tao: numbers.amount(trade.out),
    before: numbers.amount(trade.priceBefore),
    after: numbers.amount(trade.priceAfter),
    limit: numbers.amount(trade.limit ?? 0),
    left: numbers.amount(trade.left),
  };
  const sentences = [words(trade.refusal ? `told.${trade.refusal}` : `told.${state.side}`, values)];
  if (!trade.refusal && trade.left > 0) sentences.push(words("told.partial", values));
  if (state.injectTao > 0 || state.injectAlpha > 0) {
    const entered = { tao: numbers.amount(injected.tao), alpha: numbers.amount(injected.alpha) };
    const weight = numbers.percent(injected.weight ?? 0);
    sentences.push(words(`told.injected.${state.curve}`, { ...entered, weight }));
  }
  return sentences;
}

function formulasOf({
  state,
  result,
  words,
  numbers,
}: Telling<PoolState, PoolResult, "lab.pool">): LabOutcome["formulas"] {
  const { trade, injected } = result;
  const isBuy = state.side === "buy";
  const [own, other, delta, out] = isBuy ? ["τ", "α", "Δτ", "Δα"] : ["α", "τ", "Δα", "Δτ"];
  const reserves = { tao: state.tao + injected.tao, alpha: state.alpha + injected.alpha };
  const weightOfTao = injected.weight ?? state.weight;
  const [ownReserve, otherReserve] = isBuy ? [reserves.tao, reserves.alpha] : [reserves.alpha, reserves.tao];
  const [ownWeight, otherWeight] = isBuy ? [weightOfTao, 1 - weightOfTao] : [1 - weightOfTao, weightOfTao];
  const n = numbers.amount;
  const payout = (o: MathNode, r: MathNode, d: MathNode, w: MathNode, v: MathNode) =>
    row(o, "·", paren("1", "−", sup(paren(frac(r, row(r, "+", d))), frac(w, v))));
  const price = {
    label: words("formula.price"),
    lines: [
      row("p", "=", frac(sub("w", "α"), sub("w", "τ")), "·", frac("τ", "α")),
      row(
        "=",
        frac(n(1 - weightOfTao), n(weightOfTao)),
        "·",
        frac(n(reserves.tao), n(reserves.alpha)),
        "=",
        n(trade.priceBefore),
      ),
    ],
  };
  if (state.curve === "superellipse") {
    const { scales, lines } = ellipseLines(isBuy, reserves, state.weight, trade.spent, n);
    return [
      { label: words("formula.ellipse"), lines: [...lines, row(out, "=", n(trade.out))] },
      { label: words("formula.scales"), lines: scales },
    ];
  }
  return [
    price,
    {
      label: words("formula.payout"),
      lines: [
        row(out, "=", payout(other, own, delta, sub("w", own), sub("w", other))),
        row(
          "=",
          payout(n(otherReserve), n(ownReserve), n(trade.spent), n(ownWeight), n(otherWeight)),
          "=",
          n(trade.out),
        ),
      ],
    },
    {
      label: words("formula.slippage"),
      lines: [
        row("1", "−", frac(out, words("formula.ideal"))),
        row("=", "1", "−", frac(n(trade.out), n(trade.ideal)), "=", numbers.percent(trade.slippage)),
      ],
    },
  ];
}

function ellipseLines(
  isBuy: boolean,
  { tao, alpha }: { tao: number; alpha: number },
  weight: number,
  spent: number,
  n: (value: number) => string,
) {
  // An injection moves reserves and centres alike, so that the scales stay those of the pool before it.
  const a = 2 * weight * alpha;
  const b = 2 * (1 - weight) * tao;
  const [x, y, scale, own, other, result] = isBuy
    ? ["X", "Y", frac("a", "b"), a, b, "Δα"]
    : ["Y", "X", frac("b", "a"), b, a, "Δτ"];
  const ratio = isBuy ? frac(n(a), n(b)) : frac(n(b), n(a));
  const formula = (first: MathNode, factor: MathNode, second: MathNode, q: MathNode) =>
    row(
      {
        tag: "msqrt",
        children: [row(sup(first, "2"), "+", sup(paren(factor), "2"), paren("2", second, q, "−", sup(q, "2")))],
      },
      "−",
      first,
    );
  return {
    scales: [row("a", "=", "2", sub("w", "τ"), "α", "=", n(a)), row("b", "=", "2", sub("w", "α"), "τ", "=", n(b))],
    lines: [row(result, "=", formula(x, scale, y, "q")), row("=", formula(n(own), ratio, n(other), n(spent)))],
  };
}
