import { bondRate } from "@learn-bittensor/simulators/liquid-alpha/bond-rate";
import { describe, expect, it } from "vitest";
import { at, columns, dot, scaled } from "./arithmetic.ts";
import { paperText } from "./paper-text.ts";
import { epoch, type PaperEpochInput } from "./yuma-epoch.ts";

const LIQUID = { low: 0.7, high: 0.9, steepness: 1000 };

describe("Liquid alpha and weight copying", () => {
  it("pays a copier best", async () => {
    const honest = [
      [0.55, 0.25, 0.2],
      [0.48, 0.34, 0.18],
      [0.45, 0.3, 0.25],
    ];
    const stake = [0.3, 0.3, 0.3, 0.1];
    const text = await paperText("liquid-alpha-and-weight-copying");
    const copied = scaled([0.48, 0.3, 0.2]);
    const result = epoch({ stake, weights: [...honest, copied], beta: 1 });
    expect(result.consensus).toEqual([0.48, 0.3, 0.2]);
    ["A", "B", "C", "Copier"].forEach((name, i) => {
      const perStake = at(result.dividend, i) / at(stake, i);
      expect(text).toMatch(
        new RegExp(`\\[${name}\\], .*\\[${at(result.trust, i).toFixed(3)}\\], \\[${perStake.toFixed(3)}\\]`),
      );
    });
    const average = columns(honest).map((column) => dot([1 / 3, 1 / 3, 1 / 3], column));
    const averaged = epoch({ stake, weights: [...honest, average], beta: 1 });
    expect(text).toContain(`gives ${(at(averaged.dividend, 3) / 0.1).toFixed(3)}.`);
  });

  it("pays by validator trust alone where bonds have no past", async () => {
    const weights = [[0.55, 0.25, 0.2], [0.48, 0.34, 0.18], [0.45, 0.3, 0.25], scaled([0.48, 0.3, 0.2])];
    const stake = [0.3, 0.3, 0.3, 0.1];
    const { trust, dividend } = epoch({ stake, weights, beta: 1 });
    const ratios = trust.map((value, i) => (value / (at(dividend, i) / at(stake, i))).toFixed(3));
    expect(new Set(ratios)).toEqual(new Set(["0.950"]));
    expect(await paperText("liquid-alpha-and-weight-copying")).toContain("trust over dividend per stake is 0.950");
  });

  it("finds by hand what a late epoch costs", async () => {
    const now = [0.1, 0.3, 0.6];
    const { incentive, dividend } = epoch({
      stake: [40, 35, 25],
      weights: [now, now, [0.6, 0.3, 0.1]],
      beta: 1,
      rate: 1,
      isYuma3: true,
    });
    const [copier, honest] = [
      [1 / 3, 1 / 3, 1 / 13],
      [1 / 3, 1 / 3, 6 / 13],
    ].map((held) => dot(incentive, held)) as [number, number];
    const average = 0.25 * copier + 0.75 * honest;
    expect(copier / average).toBeCloseTo(at(dividend, 2) / 0.25, 12);
    const text = await paperText("liquid-alpha-and-weight-copying");
    const [first, second, third] = incentive.map((value) => value.toFixed(3));
    expect(text).toContain(`the incentives ${first}, ${second} and ${third}`);
    expect(text).toContain(`= ${copier.toFixed(3)}$, each honest`);
    expect(text).toContain(`= ${honest.toFixed(3)}$. The average, weighted by stake, is ${average.toFixed(3)}`);
  });

  it("lets bonds follow a swing", async () => {
    const text = await paperText("liquid-alpha-and-weight-copying");
    for (const period of [3, 6, 12]) {
      const cells = [0.025, 0.1, 0.3, 0.7, 0.9].map((rate) => {
        const left = (1 - rate) ** period;
        return `[${((1 - left) / (1 + left)).toFixed(3)}]`;
      });
      expect(text).toContain([`[${period}]`, ...cells].join(", "));
    }
  });

  it("fits the curve of 2024 through two points", async () => {
    const logit = (alpha: number) => Math.log(1 / alpha - 1);
    const a = (logit(0.9) - logit(0.7)) / (0.02 - 0.12);
    const b = logit(0.7) + a * 0.02;
    const text = await paperText("liquid-alpha-and-weight-copying");
    expect(text).toContain(`$a = ${a.toFixed(2)}$, $b = ${b.toFixed(3)}$`);
    expect(text).toContain(`= ${bondRate({ consensus: 0, weight: 0.3, bond: 0 }, LIQUID).toFixed(3)}$: hardly`);
    expect(text).toContain(`a rate of ${(1 / (1 + Math.exp(-a * 0.05 + b))).toFixed(3)}`);
  });

  it("charges a late copier", async () => {
    const switching = (t: number) => (Math.floor(t / 6) % 2 === 0 ? [0.6, 0.3, 0.1] : [0.1, 0.3, 0.6]);
    const drifting = (t: number) => {
      const x = 0.5 + 0.4 * Math.sin((2 * Math.PI * t) / 20);
      return [0.8 * x, 0.8 * (1 - x), 0.2];
    };
    const earned = (truth: (t: number) => number[], rule: Partial<PaperEpochInput>) =>
      [1, 2, 3, 4].map((lag) => (copierDividends(truth, lag, rule) / 24) * 100);
    const row = (name: string, values: number[]) =>
      [`[${name}]`, ...values.map((value) => `[${value.toFixed(1)} %]`)].join(", ");
    const yuma3: Partial<PaperEpochInput> = { isYuma3: true };
    const liquid: Partial<PaperEpochInput> = { isYuma3: true, liquid: [0.7, 0.9] };
    const text = await paperText("liquid-alpha-and-weight-copying");
    expect(text).toContain(row("Yuma 2, $a = 0.1$", earned(switching, {})));
    expect(text).toContain(row("Yuma 3, $a = 0.1$", earned(switching, yuma3)));
    expect(text).toContain(row("Yuma 3, liquid alpha 0.7 to 0.9", earned(switching, liquid)));
    const [plain, fast] = [earned(drifting, yuma3), earned(drifting, liquid)].map((values) =>
      values.map((value) => value.toFixed(1)),
    );
    for (const index of [0, 1, 3]) expect(text).toContain(`${fast?.[index]} against ${plain?.[index]} %`);
    for (const still of [{}, yuma3, liquid]) {
      for (const percent of earned(() => [0.5, 0.3, 0.2], still)) expect(percent).toBeCloseTo(100, 9);
    }
  });
});

/** What a validator with a quarter of the stake earns per unit of it in 24 epochs by repeating the consensus of `lag` epochs ago. */
function copierDividends(truth: (t: number) => number[], lag: number, rule: Partial<PaperEpochInput>): number {
  const history: number[][] = [];
  let before: number[][] | undefined;
  let total = 0;
  for (let t = 0; t < 24; t++) {
    const copy = history[t - lag] ?? truth(0);
    const input: PaperEpochInput = {
      stake: [40, 35, 25],
      weights: [truth(t), truth(t), scaled(copy)],
      beta: 1,
      ...rule,
    };
    const result = epoch(before ? { ...input, before } : input);
    before = result.bonds;
    history.push(result.consensus);
    total += at(result.dividend, 2) / 0.25;
  }
  return total;
}
