import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  BLOCKS_PER_DAY,
  blockEmissionInRao,
  halvings,
  halvingThresholdInRao,
  MAX_SUPPLY_IN_RAO,
  RAO_PER_TAO,
} from "./block-emission.ts";

interface Vector {
  id: string;
  kind: string;
  input: { total_issuance_rao: string };
  expected: { block_emission_rao: number; halvings: number | null; daily_tao: number };
}

const { vectors }: { vectors: Vector[] } = JSON.parse(
  readFileSync(new URL("vectors/issuance.json", import.meta.url), "utf8"),
);
const ofBlockEmission = vectors.filter((vector) => vector.kind === "block_emission");

describe("blockEmissionInRao", () => {
  it("has vectors to be held against", () => expect(ofBlockEmission).toHaveLength(8));

  it.each(ofBlockEmission)("$id", ({ input, expected }) => {
    const issuance = BigInt(input.total_issuance_rao);
    expect(blockEmissionInRao(issuance)).toBe(BigInt(expected.block_emission_rao));
    expect(halvings(issuance)).toBe(expected.halvings);
    expect((Number(blockEmissionInRao(issuance)) * BLOCKS_PER_DAY) / Number(RAO_PER_TAO)).toBe(expected.daily_tao);
  });

  it("halves exactly at each threshold, and not one RAO before", () => {
    for (let number = 1; number <= 20; number += 1) {
      const threshold = halvingThresholdInRao(number);
      expect(halvings(threshold)).toBe(number);
      expect(halvings(threshold - 1n)).toBe(number - 1);
    }
  });

  it("mints nothing once everything exists", () => {
    expect(blockEmissionInRao(MAX_SUPPLY_IN_RAO)).toBe(0n);
    expect(blockEmissionInRao(MAX_SUPPLY_IN_RAO + 1n)).toBe(0n);
  });

  it("refuses a negative issuance", () => expect(() => blockEmissionInRao(-1n)).toThrow(RangeError));
});
