import { describe, expect, it } from "vitest";
import { checkVector, listVectors } from "./check-vectors.ts";
import { yumaKinds } from "./kinds/yuma.ts";
import file from "./yuma.json" with { type: "json" };

describe("yuma.json", () => {
  it("has no kind of vector that is left out", () => {
    const kinds = new Set(file.vectors.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !Object.hasOwn(yumaKinds, kind))).toEqual([]);
    expect(Object.keys(yumaKinds)).toHaveLength(4);
  });

  it.each(listVectors(file))("$kind: $id", (vector) => {
    expect(checkVector(vector)).toBeNull();
  });
});
