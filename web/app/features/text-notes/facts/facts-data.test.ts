import { describe, expect, it } from "vitest";
import type { Fact } from "./facts.server.ts";
import { toFactsCsv } from "./facts-data.ts";

const TEMPO: Fact = {
  key: "tempo",
  name: 'Tempo, "the clock"',
  value: "360 blocks",
  isFormula: false,
  number: 360,
  unit: "blocks",
  basis: "code",
  codeDefault: null,
  runtime: 425,
  checkedOn: "2026-06-30",
  reviewBy: "2027-06-30",
  sourceName: "The code",
  sourceHref: null,
  earlier: [],
  texts: [{ title: "Tempo and epochs", href: "/concepts/consensus/tempo-and-epochs" }],
};
const address = (path: string) => `https://learn.example/de${path}`;

describe("facts for spreadsheets", () => {
  it("are CSV, a line each", () => {
    expect(toFactsCsv([TEMPO], address).split("\r\n")).toEqual([
      "key,name,value,number,unit,basis,runtime,checkedOn,reviewBy,sourceName,sourceHref,url",
      'tempo,"Tempo, ""the clock""",360 blocks,360,blocks,code,425,2026-06-30,2027-06-30,The code,,https://learn.example/de/facts#tempo',
      "",
    ]);
  });

  it.each(["=1+1", "+1", "-1", "@sum", "\tx", "\rx"])("never begin a cell of CSV as a formula: %j", (name) => {
    const [, line = ""] = toFactsCsv([{ ...TEMPO, name }], address).split(/\r\n(?=tempo)/);
    expect(line).toMatch(/^tempo,"?'/);
  });

  it("leave a negative number a number", () => {
    expect(toFactsCsv([{ ...TEMPO, number: -1 }], address)).toContain(",-1,");
  });
});
