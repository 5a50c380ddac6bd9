import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layerConcepts, toColumns } from "./layer-concepts.ts";

const slugs = ["a", "b", "c", "d", "e", "f", "g", "h"];
/** Any graph: also with circles, unknown prerequisites and concepts that need themselves. */
const anyConcepts = fc
  .array(fc.subarray([...slugs, "unknown"]), { minLength: slugs.length, maxLength: slugs.length })
  .map((lists) => slugs.map((slug, index) => ({ slug, prerequisites: lists[index] ?? [] })));
const withoutCircles = anyConcepts.map((concepts) =>
  concepts.map(({ slug, prerequisites }) => ({ slug, prerequisites: prerequisites.filter((other) => other < slug) })),
);

describe("layerConcepts", () => {
  it("places each concept once, whatever is asked", () => {
    fc.assert(
      fc.property(anyConcepts, (concepts) => {
        const placed = layerConcepts(concepts).flat();
        expect(placed.map(({ slug }) => slug).toSorted()).toEqual(slugs);
      }),
    );
  });

  it("places each directly behind the last of its prerequisites", () => {
    fc.assert(
      fc.property(withoutCircles, (concepts) => {
        const layers = layerConcepts(concepts);
        const layerOf = (slug: string) => layers.findIndex((layer) => layer.some((concept) => concept.slug === slug));
        for (const { slug, prerequisites } of concepts) {
          expect(layerOf(slug)).toBe(Math.max(-1, ...prerequisites.map(layerOf)) + 1);
        }
      }),
    );
  });

  it("untangles lines that need not cross", () => {
    const layers = layerConcepts([
      { slug: "a", prerequisites: [] },
      { slug: "b", prerequisites: [] },
      { slug: "x", prerequisites: ["b"] },
      { slug: "y", prerequisites: ["a"] },
    ]);
    const rows = layers.map((layer) => layer.map(({ slug }) => slug).join(" "));
    expect([
      ["a b", "y x"],
      ["b a", "x y"],
    ]).toContainEqual(rows);
  });
});

describe("toColumns", () => {
  const layerOf = (count: number) => Array.from({ length: count }, (_, index) => index);

  it("leaves a layer whole that fits a screen", () => {
    expect(toColumns([layerOf(1), layerOf(12)]).map(({ concepts }) => concepts.length)).toEqual([1, 12]);
  });

  it("wraps a longer one into columns of about the same length, and loses nothing", () => {
    const columns = toColumns([layerOf(2), layerOf(13), layerOf(30)]);
    expect(columns.map(({ layer, isFirst, concepts }) => [layer, isFirst, concepts.length])).toEqual([
      [0, true, 2],
      [1, true, 7],
      [1, false, 6],
      [2, true, 10],
      [2, false, 10],
      [2, false, 10],
    ]);
    expect(columns.slice(1, 3).flatMap(({ concepts }) => concepts)).toEqual(layerOf(13));
  });
});
