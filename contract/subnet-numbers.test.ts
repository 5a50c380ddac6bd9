import { describe, expect, it } from "vitest";
import { asSubnetPhrase, readSubnetNumber } from "./subnet-numbers.ts";

describe("readSubnetNumber", () => {
  it.each([
    ["64", 64],
    ["#64", 64],
    ["SN 64", 64],
    ["sn64", 64],
    ["Subnet 64", 64],
    ["subnet-64", 64],
    ["netuid 0", 0],
    ["Subnetz 64", 64],
    ["sous reseau 64", 64],
    ["Sous-réseau 64", 64],
    ["서브넷 64", 64],
    ["서브넷64", 64],
    ["64번 서브넷", 64],
    ["子网64", 64],
    ["64号子网", 64],
    ["６４", 64],
    ["subnets/64", 64],
    ["Subnetz Nr. 64", 64],
    ["sous-réseau n° 64", 64],
    ["서브넷 64번", 64],
    ["64号", 64],
  ])("reads %j", (query, number) => {
    expect(readSubnetNumber(query)).toBe(number);
  });

  it.each(["", "subnet", "64 TAO", "21 million", "3.5", "subnet 6 4", "404-gen", "9".repeat(400)])(
    "reads no number of %j",
    (query) => {
      expect(readSubnetNumber(query)).toBeNull();
    },
  );
});

describe("asSubnetPhrase", () => {
  it("asks for the word and the number in a row, in the words of the language", () => {
    expect(asSubnetPhrase("SN64", "en")).toBe('"subnet 64"');
    expect(asSubnetPhrase("subnet 64", "de")).toBe('"Subnetz 64"');
    expect(asSubnetPhrase("64번 서브넷", "ko")).toBe('"서브넷 64"');
  });

  it("leaves alone a number that need not be one of a subnet, and what names none", () => {
    expect(asSubnetPhrase("64", "en")).toBeNull();
    expect(asSubnetPhrase("64 TAO", "en")).toBeNull();
  });
});
