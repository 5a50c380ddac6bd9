import { describe, expect, it } from "vitest";
import { at } from "./arithmetic.ts";
import { paperText } from "./paper-text.ts";
import { yumaConsensusNumbers } from "./yuma-consensus.ts";
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

  it("cuts their weights", async () => {
    const text = await paperText("yuma-consensus");
    const { clipped, trust, rank } = epoch({ stake, weights, beta: 1 });
    const short = (values: readonly number[]) => values.map((value) => Number(value.toFixed(9))).join(", ");
    ["A", "B", "C"].forEach((name, i) => {
      const cells = [
        name,
        at(stake, i).toFixed(2),
        short(at(weights, i)),
        short(at(clipped, i)),
        at(trust, i).toFixed(1),
      ];
      expect(text).toContain(cells.map((cell) => `[${cell}]`).join(", "));
    });
    expect(text).toContain(`= ${at(rank, 0).toFixed(3)}$ and, likewise, $${at(rank, 1).toFixed(3)}$`);
  });

  it("says when a change of mind has paid, and from what share greed pays", async () => {
    const { changeOfMind, borders } = yumaConsensusNumbers();
    const epochsUntilFair = ({ yuma2, yuma3 }: typeof changeOfMind) =>
      [yuma2, yuma3].map((course) => course.findIndex(([number, value]) => number >= 0 && value > 1) - 5 + 1);
    expect(epochsUntilFair(changeOfMind)).toEqual([17, 16]);
    const text = await paperText("yuma-consensus");
    expect(text).toContain("passes 1 after seventeen and sixteen epochs");
    expect(text).toContain(`protection reaches to ${(at(borders, 1) * 100).toFixed(0)} % of the stake`);
    expect(text).toContain(`it is gone at ${(at(borders, 4) * 100).toFixed(0)} %`);
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
