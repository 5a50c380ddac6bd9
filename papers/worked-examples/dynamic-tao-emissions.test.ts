import { describe, expect, it } from "vitest";
import { paperText } from "./paper-text.ts";

describe("Dynamic TAO emissions", () => {
  it("quotes purchases from a pool", async () => {
    const text = await paperText("dynamic-tao-emissions");
    const buy = (paid: number) => (200_000 * paid) / (10_000 + paid);
    for (const paid of [10, 100, 500, 1000]) {
      const got = buy(paid);
      const cells = [
        grouped(paid, 0),
        grouped(got, 3),
        (paid / got).toFixed(5),
        `${((paid / (10_000 + paid)) * 100).toFixed(2)} %`,
        ((10_000 + paid) / (200_000 - got)).toFixed(6),
      ];
      expect(text).toContain(cells.map((cell) => `[${cell}]`).join(", "));
    }
    const afterFee = 1 - 33 / 65535;
    const got = buy(100 * afterFee);
    const [tao, alpha] = [10_000 + 100 * afterFee, 200_000 - got];
    const back = (tao * got * afterFee) / (alpha + got * afterFee);
    expect(text).toContain(`buy ${grouped(got, 3)} alpha`);
    expect(text).toContain(`returns ${back.toFixed(4)} TAO`);
  });

  it("divides a block's TAO into injection and purchase", async () => {
    const text = await paperText("dynamic-tao-emissions");
    for (const [price, root] of [
      [0.05, 0.9],
      [0.03, 0.5],
      [0.02, 0.1],
    ] as const) {
      const tao = (0.5 * price) / 0.1;
      const alpha = Math.min(tao / price, root);
      const cells = [alpha.toFixed(1), (alpha * price).toFixed(3), (tao - alpha * price).toFixed(3)];
      expect(text).toMatch(
        new RegExp(`\\[price ${price}\\], .*r = ${root}\\$\\], ${cells.map((c) => `\\[${c}\\]`).join(", ")}`),
      );
    }
  });

  it("lets root's share shrink", async () => {
    const text = await paperText("dynamic-tao-emissions");
    const weight = 0.18 * 5_298_381;
    const share = (days: number) => (weight / (weight + 7200 * days)).toFixed(3);
    expect(text).toContain(`this takes ${Math.round(weight / 7200)} days`);
    expect(text).toContain(
      `${share(30)} after 30 days, ${share(90)} after 90, ${share(180)} after 180, ${share(365)} after 365, ${share(730)} after 730`,
    );
    const cap = 0.5 / 1.15;
    expect(cap.toFixed(2)).toBe("0.43");
    expect((weight * (1 / cap - 1)) / 7200).toBeCloseTo(172, 0);
  });

  it("moves a weight in place of the price", async () => {
    const weight = 11_000 / (0.05 * 200_000 + 11_000);
    expect(await paperText("dynamic-tao-emissions")).toContain(`from 0.5 to ${weight.toFixed(4)}`);
  });
});

function grouped(value: number, digits: number): string {
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
