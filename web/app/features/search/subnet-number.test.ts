import { describe, expect, it } from "vitest";
import { subnetNumber } from "./subnet-number.ts";

describe("subnetNumber", () => {
  it.each([
    ["subnet", "/subnets/64", 64],
    ["subnet", "/subnets/root", 0],
    ["subnet", "/subnets/to-come", null],
    ["concept", "/concepts/subnets/64", null],
    ["article", "/subnets/root", null],
  ] as const)("of a %s at %s", (source, href, number) => {
    expect(subnetNumber({ source, href })).toBe(number);
  });
});
