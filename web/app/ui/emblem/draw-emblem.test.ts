import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { drawEmblem, EMBLEM_COUNT, emblemHue, flushBox } from "./draw-emblem.ts";

describe("drawEmblem", () => {
  it("draws a figure of its own for every number from 0 to 1023, the same each time", () => {
    const emblems = firstNumbers(1024).map(drawEmblem);
    expect(new Set(emblems).size).toBe(1024);
    expect(firstNumbers(1024).map(drawEmblem)).toEqual(emblems);
  });

  it("begins again only after all figures were drawn", () => {
    expect(EMBLEM_COUNT).toBe(1680);
    expect(drawEmblem(EMBLEM_COUNT + 7)).toBe(drawEmblem(7));
    expect(new Set(firstNumbers(EMBLEM_COUNT).map(drawEmblem)).size).toBe(EMBLEM_COUNT);
  });

  it("keeps every outline within its box", () => {
    for (const number of firstNumbers(EMBLEM_COUNT).slice(1)) {
      const points = pointsOf(drawEmblem(number));
      expect(points.length, `${number}`).toBeGreaterThan(3);
      for (const [x, y] of points) expect(Math.max(Math.abs(x), Math.abs(y)), `${number}`).toBeLessThanOrEqual(24);
    }
  });

  it("stays small where there is one in each row of a long table", () => {
    expect(gzipSync(firstNumbers(129).map(drawEmblem).join("\n")).length).toBeLessThan(5000);
  });

  it("draws nothing for what is no number of a subnet", () => {
    expect(() => drawEmblem(-1)).toThrow("from 0 on, got");
    expect(() => drawEmblem(Number.NaN)).toThrow(RangeError);
  });
});

describe("flushBox", () => {
  it("is as wide as the emblem is drawn, corners that are rounded off aside", () => {
    for (const number of firstNumbers(129).slice(1)) {
      const drawn = Math.max(...pointsOf(drawEmblem(number)).map(([x]) => Math.abs(x)));
      expect(halfWidthOf(flushBox(number)), `${number}`).toBeGreaterThan(drawn - 0.5);
    }
  });

  it("is narrower for a square than for the seal of the site and for a place without a number", () => {
    expect(flushBox(64)).toBe("-20.5 -24 41 48");
    expect(flushBox(0)).toBe("-23.5 -24 47 48");
    expect(flushBox(null)).toBe(flushBox(0));
  });
});

describe("emblemHue", () => {
  it("is one of 24, far from those of the neighbours, each used about equally often", () => {
    const hues = firstNumbers(1024).map(emblemHue);
    expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 24)).toBe(true);
    const apart = hues.slice(1).map((hue, index) => distance(hue, hues[index] ?? 0));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(8);
    const uses = Map.groupBy(hues, (hue) => hue);
    expect(uses.size).toBe(24);
    for (const numbers of uses.values()) expect(numbers.length).toBeGreaterThan(38);
  });
});

function firstNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

function halfWidthOf(box: string): number {
  return Number(box.split(" ")[2]) / 2;
}

/** Where the steps of a path end that are not relative to the one before. */
function pointsOf(path: string): [x: number, y: number][] {
  return [...path.matchAll(/[MLA]([^A-Za-z]+)/g)].map(([, numbers = ""]) => {
    const [x, y] = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number).slice(-2);
    if (x === undefined || y === undefined) throw new Error(`no point in "${numbers}"`);
    return [x, y];
  });
}

function distance(one: number, other: number): number {
  const way = Math.abs(one - other);
  return Math.min(way, 24 - way);
}
