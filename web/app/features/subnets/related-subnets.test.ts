import { describe, expect, it } from "vitest";
import { findRelatedSubnets } from "./related-subnets.ts";
import { aSubnet } from "./subnet-builder.ts";

const COMPUTE = { slug: "compute", name: "Compute" };
const AGENTS = { slug: "agents", name: "Agents" };

describe("findRelatedSubnets", () => {
  const own = { slug: "own", tags: [COMPUTE, AGENTS], team: { name: "Lantern" } };

  it("prefers more subjects in common, then a larger share of emission", () => {
    const small = aSubnet({ slug: "small", mainnetId: 1, tags: [COMPUTE] });
    const large = aSubnet({ slug: "large", mainnetId: 2, tags: [AGENTS], emission: { share: 0.1, on: "2026-09-09" } });
    const both = aSubnet({ slug: "both", mainnetId: 3, tags: [AGENTS, COMPUTE] });
    expect(findRelatedSubnets([small, large, both], own)).toEqual([both, large, small]);
  });

  it("counts the same team, but no team as none", () => {
    const same = aSubnet({ slug: "same", team: "Lantern", tags: [] });
    const none = aSubnet({ slug: "none", team: null, tags: [] });
    expect(findRelatedSubnets([same, none], own)).toEqual([same]);
    expect(findRelatedSubnets([none], { ...own, team: null })).toEqual([]);
  });

  it("leaves out itself, what has no number yet, and what has nothing in common; names three at most", () => {
    const alike = [1, 2, 3, 4].map((mainnetId) => aSubnet({ slug: `n${mainnetId}`, mainnetId, tags: [COMPUTE] }));
    const others = [
      aSubnet({ slug: "own", tags: [COMPUTE] }),
      aSubnet({ slug: "later", mainnetId: null, tags: [COMPUTE] }),
      aSubnet({ slug: "else", tags: [] }),
    ];
    expect(findRelatedSubnets([...others, ...alike], own)).toEqual(alike.slice(0, 3));
  });
});
