import { describe, expect, it } from "vitest";
import { checkVector, listVectors } from "./check-vectors.ts";
import file from "./subnet_year.json" with { type: "json" };

describe("subnet_year.json", () => {
  it.each(listVectors(file))("$kind: $id", (vector) => {
    expect(checkVector(vector)).toBeNull();
  });
});
