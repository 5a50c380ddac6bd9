import { expect, it } from "vitest";
import { DIRECTIONS, nearestNode } from "./nearest-node.ts";

const POINTS = [
  { x: 0, y: 0 },
  { x: 10, y: 1 },
  { x: 8, y: 9 },
  { x: -5, y: 0 },
  { x: 30, y: 0 },
];

it.each([
  ["right", [1, 0], 1],
  ["left", [-1, 0], 3],
  ["down", [0, 1], 2],
  ["up, where nothing is", [0, -1], null],
] as const)("goes %s", (_, direction, expected) => {
  expect(nearestNode(direction, POINTS, { x: 0, y: 0 })).toBe(expected === null ? null : POINTS[expected]);
});

it("reaches every circle from every other in some steps", () => {
  const grid = Array.from({ length: 49 }, (_, index) => ({
    x: (index % 7) * 20 + index,
    y: Math.floor(index / 7) * 20,
  }));
  const reached = new Set(grid.slice(0, 1));
  for (const at of reached)
    for (const direction of Object.values(DIRECTIONS)) reached.add(nearestNode(direction, grid, at) ?? at);
  expect(reached.size).toBe(grid.length);
});
