import { describe, expect, it } from "vitest";
import { parseAskedSubnets, withoutNumber } from "./asked-subnets.ts";

describe("parseAskedSubnets", () => {
  it("reads a list, several values, and both together, each number once and in their order", () => {
    expect(parseAskedSubnets(["64,4"]).numbers).toEqual([64, 4]);
    expect(parseAskedSubnets(["64", "4"]).numbers).toEqual([64, 4]);
    expect(parseAskedSubnets(["64,4", "4", "064", "8"]).numbers).toEqual([64, 4, 8]);
    expect(parseAskedSubnets([" 64 , 4 ,"]).numbers).toEqual([64, 4]);
  });

  it("asks for nothing where nothing is said", () => {
    const nothing = { numbers: [], surplus: [], senseless: 0 };
    expect(parseAskedSubnets([])).toEqual(nothing);
    expect(parseAskedSubnets([""])).toEqual(nothing);
    expect(parseAskedSubnets([",,", ""])).toEqual(nothing);
  });

  it("takes the first four, and says which are left over, as far as one page can", () => {
    expect(parseAskedSubnets([Array.from({ length: 100 }, (_, index) => index).join(",")]).surplus).toHaveLength(8);
    expect(parseAskedSubnets(["1,2,3,4,5,6"])).toEqual({ numbers: [1, 2, 3, 4], surplus: [5, 6], senseless: 0 });
    expect(parseAskedSubnets(["1,1,1,1,1,1"])).toEqual({ numbers: [1], surplus: [], senseless: 0 });
  });

  it.each(["chutes", "-1", "1.5", "1e3", "999999", "99999999999999999999999", "０", "<b>", "1;2"])(
    "counts %j as senseless",
    (part) => {
      expect(parseAskedSubnets([`8,${part}`])).toEqual({ numbers: [8], surplus: [], senseless: 1 });
    },
  );

  it("reads thousands of values at once", () => {
    const { numbers, surplus, senseless } = parseAskedSubnets([`${"1,".repeat(5_000)}${"x,".repeat(5_000)}`]);
    expect({ numbers, surplus, senseless }).toEqual({ numbers: [1], surplus: [], senseless: 5_000 });
  });
});

describe("withoutNumber", () => {
  it("asks for the others, and for nothing that was wrong", () => {
    const asked = parseAskedSubnets(["1,2,3,4,5,x"]);
    expect(withoutNumber(asked, 2)).toEqual({ numbers: [1, 3, 4], surplus: [], senseless: 0 });
  });
});
