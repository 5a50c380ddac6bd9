import { describe, expect, it } from "vitest";
import { checkVector, listVectors } from "./check-vectors.ts";
import { liquidAlphaKinds } from "./kinds/liquid-alpha.ts";
import file from "./liquid_alpha.json" with { type: "json" };

describe("liquid_alpha.json", () => {
  it("has no kind of vector that is left out", () => {
    const kinds = new Set(file.vectors.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !Object.hasOwn(liquidAlphaKinds, kind))).toEqual([]);
    expect(Object.keys(liquidAlphaKinds)).toHaveLength(7);
  });

  it.each(listVectors(file))("$kind: $id", (vector) => {
    expect(checkVector(vector)).toBeNull();
  });
});
