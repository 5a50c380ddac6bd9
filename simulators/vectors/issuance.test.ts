import { describe, expect, it } from "vitest";
import { checkVector, listVectors } from "./check-vectors.ts";
import file from "./issuance.json" with { type: "json" };
import { issuanceKinds } from "./kinds/issuance.ts";

describe("issuance.json", () => {
  it("has no kind of vector that is left out", () => {
    const kinds = new Set(file.vectors.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !Object.hasOwn(issuanceKinds, kind))).toEqual([]);
    expect(Object.keys(issuanceKinds)).toHaveLength(8);
  });

  it.each(listVectors(file))("$kind: $id", (vector) => {
    expect(checkVector(vector)).toBeNull();
  });
});
