import { describe, expect, it } from "vitest";
import { checkVector, listVectors } from "./check-vectors.ts";
import { swapKinds } from "./kinds/swap.ts";
import file from "./swap.json" with { type: "json" };

describe("swap.json", () => {
  it("has no kind of vector that is left out", () => {
    const kinds = new Set(file.vectors.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !Object.hasOwn(swapKinds, kind))).toEqual([]);
    expect(Object.keys(swapKinds)).toHaveLength(16);
  });

  it.each(listVectors(file))("$kind: $id", (vector) => {
    expect(checkVector(vector)).toBeNull();
  });
});
