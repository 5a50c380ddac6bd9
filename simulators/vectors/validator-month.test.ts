import { describe, expect, it } from "vitest";
import { checkVector, listVectors } from "./check-vectors.ts";
import file from "./validator_month.json" with { type: "json" };

describe("validator_month.json", () => {
  it.each(listVectors(file))("$kind: $id", (vector) => {
    expect(checkVector(vector)).toBeNull();
  });
});
