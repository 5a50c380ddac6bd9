import { describe, expect, it } from "vitest";
import { toBatches } from "./to-batches.ts";

describe("toBatches", () => {
  it("parts documents by number, and loses none", () => {
    const documents = Array.from({ length: 2_500 }, (_, id) => ({ id }));
    const batches = [...toBatches(documents)].map((text) => JSON.parse(text));
    expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
    expect(batches.flat()).toEqual(documents);
  });

  it("parts documents by size in bytes", () => {
    const documents = Array.from({ length: 5 }, (_, id) => ({ id, body: "字".repeat(700_000) }));
    const batches = [...toBatches(documents)];
    expect(batches.map((text) => JSON.parse(text).length)).toEqual([2, 2, 1]);
    for (const text of batches) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(5_000_000);
  });

  it("sends what is too large by itself alone, and of nothing nothing", () => {
    const large = { id: 1, body: "a".repeat(6_000_000) };
    expect([...toBatches([{ id: 0 }, large, { id: 2 }])].map((text) => JSON.parse(text).length)).toEqual([1, 1, 1]);
    expect([...toBatches([])]).toEqual([]);
  });
});
