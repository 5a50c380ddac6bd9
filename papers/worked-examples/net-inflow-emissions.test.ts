import { describe, expect, it } from "vitest";
import { at, scaled, sum } from "./arithmetic.ts";
import { paperText } from "./paper-text.ts";

describe("Net-inflow emissions", () => {
  it("has a half-life of thirty days", () => {
    expect(29597889189277 / (2 ** 63 - 1)).toBeCloseTo(1 - 2 ** (-1 / 216_000), 14);
  });

  it("tells when an outflow ends the emission, and what a round trip leaves", async () => {
    const end = (ratio: number) => (30 * Math.log2(1 + ratio)).toFixed(1);
    const residue = (days: number) => ((1 - 2 ** (-days / 30)) * 100).toFixed(1);
    const text = (await paperText("net-inflow-emissions")).replaceAll("\n", " ");
    expect(text).toContain(`after ${Number(end(1))} days, one twice as strong after ${end(0.5)}`);
    expect(text).toContain(`one a quarter as strong after ${end(4)}`);
    expect(text).toContain(`by ${residue(1)} % of $a F$ after one day, ${residue(7)} % after a week`);
  });

  it("deducts the protocol's spending", async () => {
    const user = [120, 60, 20, -30];
    const protocol = [200, 60, 140, -10];
    const positive = (values: number[]) => values.map((value) => Math.max(value, 0));
    const scale = Math.min(1, sum(positive(user)) / sum(positive(protocol)));
    expect(scale).toBe(0.5);
    const net = user.map((u, i) => u - (at(protocol, i) > 0 ? scale : 1) * at(protocol, i));
    const [gross, netShare] = [scaled(positive(user)), scaled(positive(net))];
    const text = await paperText("net-inflow-emissions");
    ["A", "B", "C", "D"].forEach((name, i) => {
      const flows = [at(user, i), at(protocol, i), at(net, i)].map((flow) => String(flow).replace("-", "−"));
      const shares = [gross, netShare].map((share) => `${Math.round(at(share, i) * 100)} %`);
      expect(text).toContain([name, ...flows, ...shares].map((cell) => `[${cell}]`).join(", "));
    });
  });

  it("opens the gate", async () => {
    const gate = (timesBar: number) => 1 / (1 + timesBar ** -3);
    const text = await paperText("net-inflow-emissions");
    expect(text).toContain(`at half the bar ${gate(0.5).toFixed(3)}, at twice the bar ${gate(2).toFixed(3)}`);
    expect(1 + 3 * (1 - gate(1))).toBe(2.5);
  });
});
