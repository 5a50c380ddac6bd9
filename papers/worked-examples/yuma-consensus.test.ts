import { describe, expect, it } from "vitest";
import { at } from "./arithmetic.ts";
import { paperText } from "./paper-text.ts";
import { epoch, type PaperEpoch } from "./yuma-epoch.ts";

describe("Yuma Consensus", () => {
  const stake = [0.4, 0.35, 0.25];
  const weights = [
    [0.8, 0.2],
    [0.6, 0.4],
    [0.1, 0.9],
  ];

  it("pays three validators for two miners", async () => {
    const text = await paperText("yuma-consensus");
    const full = epoch({ stake, weights, beta: 1 });
    const none = epoch({ stake, weights, beta: 0 });
    expect(full.consensus.map((c) => c.toFixed(4))).toEqual(["0.6000", "0.4000"]);
    expect(full.incentive.map((i) => i.toFixed(4))).toEqual(["0.5975", "0.4025"]);
    ["A", "B", "C"].forEach((name, i) => {
      const bonds = at(full.bonds, i).map((bond) => bond.toFixed(4));
      const dividends = [full, none].map(({ dividend }) => at(dividend, i).toFixed(4));
      const row = [name, ...bonds, ...dividends, at(stake, i).toFixed(2)];
      expect(text).toContain(row.map((cell) => `[${cell}]`).join(", "));
    });
  });

  it("gives a greedy cartel what the formulas of the retention section say", async () => {
    const text = await paperText("yuma-consensus");
    const cartel = (c: number, beta: number, kappa?: number) => {
      const greedy = [
        [1 - c, c],
        [0, 1],
      ];
      return epoch({ stake: [1 - c, c], weights: greedy, beta, rate: 1, kappa });
    };
    const total = ({ incentive, dividend }: PaperEpoch) => (at(incentive, 1) + at(dividend, 1)) / 2;
    for (const c of [0.1, 0.2, 0.3, 0.4, 0.49]) {
      const fair = c + (1 - c) ** 2;
      expect(total(cartel(c, 1))).toBeCloseTo((c * (1 + c)) / (2 * fair), 12);
      expect(total(cartel(c, 0))).toBeCloseTo(((c / fair) * (3 - c)) / (2 - c) / 2, 12);
    }
    const border = 1 - Math.SQRT1_2;
    expect(total(cartel(border, 0))).toBeCloseTo(border, 12);
    expect(text).toContain(`approx ${border.toFixed(3)}`);
    const [plain, unpunished, cut] = [(3 * 0.4 - 0.4 ** 2) / 2, total(cartel(0.4, 0)), total(cartel(0.4, 1))];
    expect(text).toContain(
      `without the cut ${plain.toFixed(3)}, with the cut but without penalty ${unpunished.toFixed(3)}, with both ${cut.toFixed(3)}`,
    );
    expect(at(cartel(0.4, 1, 0.35).incentive, 1)).toBeCloseTo(0.64, 12);
    expect(at(cartel(0.4, 1, 0.65).incentive, 1)).toBe(1);
  });

  it("forgets half a bond in 6.6 epochs", () => {
    const epochs = Math.LN2 / -Math.log(0.9);
    expect(epochs.toFixed(1)).toBe("6.6");
    expect(((epochs * 360 * 12) / 3600).toFixed(1)).toBe("7.9");
  });
});
