import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeNodes, encloseNodes, type PlacedNode, type SubnetNode } from "./arrange-nodes.server.ts";

const subnets = fc.uniqueArray(
  fc.record({
    netuid: fc.integer({ min: 0, max: 1000 }),
    name: fc.constant("A subnet"),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  }),
  { selector: ({ netuid }) => netuid, maxLength: 160 },
);

describe("arrangeNodes", () => {
  it("places every subnet once, and none on another", () => {
    fc.assert(
      fc.property(subnets, (asked) => {
        const nodes = arrangeNodes(asked);
        expect(nodes.map(({ netuid }) => netuid).toSorted()).toEqual(asked.map(({ netuid }) => netuid).toSorted());
        for (const [index, one] of nodes.entries()) {
          for (const other of nodes.slice(index + 1)) {
            expect(distance(one, other)).toBeGreaterThan(one.radius + other.radius + 4);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("has root in the middle, and is the same in any order", () => {
    fc.assert(
      fc.property(subnets, (asked) => {
        const withRoot = [...asked.filter(({ netuid }) => netuid !== 0), aSubnet({ netuid: 0, name: "Root" })];
        const nodes = arrangeNodes(withRoot);
        expect(nodes[0]).toMatchObject({ netuid: 0, x: 0, y: 0 });
        expect(arrangeNodes(withRoot.toReversed())).toEqual(nodes);
      }),
      { numRuns: 30 },
    );
  });

  it("draws parts of the emission as areas", () => {
    const [large, small] = arrangeNodes([aSubnet({ netuid: 1, share: 0.16 }), aSubnet({ netuid: 2, share: 0.04 })]);
    expect(large?.radius).toBeCloseTo((small?.radius ?? 0) * 2, 0);
  });
});

describe("encloseNodes", () => {
  it("is around every circle", () => {
    const nodes = arrangeNodes([0, 1, 2, 3, 4].map((netuid) => aSubnet({ netuid, share: netuid / 10 })));
    const around = encloseNodes(nodes);
    for (const { x, y, radius } of nodes) {
      expect(Math.hypot(x - around.x, y - around.y) + radius).toBeLessThan(around.radius);
    }
  });

  it("is something for nothing, too", () => {
    expect(encloseNodes([]).radius).toBeGreaterThan(0);
  });
});

function distance(one: PlacedNode, other: PlacedNode): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function aSubnet(fields: Partial<SubnetNode>): SubnetNode {
  return { netuid: 1, name: "A subnet", share: null, ...fields };
}
