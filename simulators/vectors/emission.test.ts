import { describe, expect, it } from "vitest";
import { checkVector, listVectors } from "./check-vectors.ts";
import file from "./emission.json" with { type: "json" };
import { emissionKinds } from "./kinds/emission.ts";

describe("emission.json", () => {
  it("has no kind of vector that is left out", () => {
    const kinds = new Set(file.vectors.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !Object.hasOwn(emissionKinds, kind))).toEqual([]);
    expect(Object.keys(emissionKinds)).toHaveLength(14);
  });

  it.each(listVectors(file))("$kind: $id", (vector) => {
    expect(checkVector(vector)).toBeNull();
  });
});
