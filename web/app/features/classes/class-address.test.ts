import { describe, expect, it } from "vitest";
import { readReadersKey, readTeachersKey } from "./class-address.ts";

const LONG = "aB3_-".repeat(9).slice(0, 43);

describe("keys in the fragment of an address", () => {
  it("are known by their form, each for itself", () => {
    expect(readReadersKey("#0a1b2c3d4e5f")).toBe("0a1b2c3d4e5f");
    expect(readTeachersKey(`#${LONG}`)).toBe(LONG);
    expect(readReadersKey(`#${LONG}`)).toBeNull();
    expect(readTeachersKey("#0a1b2c3d4e5f")).toBeNull();
  });

  it("may be typed from a board in capitals", () => expect(readReadersKey("#0A1B2C3D4E5F ")).toBe("0a1b2c3d4e5f"));

  it.each(["", "#", "#staking", "#0a1b2c3d4e5", "#0a1b2c3d4e5f6", "#0a1b2c3d4e5%"])("are none in %j", (hash) => {
    expect([readReadersKey(hash), readTeachersKey(hash)]).toEqual([null, null]);
  });
});
