import { describe, expect, it } from "vitest";
import { NODES, nodeOf } from "./nodes.ts";

describe("nodeOf", () => {
  it("knows the past in an archive only, and the present everywhere", () => {
    expect(NODES.filter((kind) => nodeOf(kind).knowsThen)).toEqual(["archive"]);
    expect(NODES.filter((kind) => nodeOf(kind).knowsNow)).toEqual(NODES);
  });

  it("makes blocks where not everybody may run it", () => {
    for (const kind of NODES) expect(nodeOf(kind).makesBlocks).toBe(!nodeOf(kind).isForAnybody);
  });

  it("keeps no block without those that came after it", () => {
    for (const kind of NODES) {
      const { keeps } = nodeOf(kind);
      expect(keeps.slice(keeps.indexOf(true)).every(Boolean)).toBe(true);
    }
  });
});
