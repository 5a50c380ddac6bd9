import { LRUCache } from "lru-cache";
import { describe, expect, it } from "vitest";
import type { PreviewDrawing } from "#app/site/preview-drawing.ts";
import { LAB_NAMES } from "../frame/load-lab.ts";
import { getLabPreview } from "./lab-previews.server.ts";

describe.each(LAB_NAMES)("the preview of %s", (name) => {
  it("draws what the lab computes, within the picture", async () => {
    const drawing = await getLabPreview(aCache(), name);
    if (!drawing) throw new Error("no drawing");
    const numbers = [
      ...drawing.lines.flatMap(({ d }) => d.match(/-?[\d.]+/g) ?? []).map(Number),
      ...drawing.bars.flatMap(({ x, y, width, height }) => [x, y, x + width, y + height]),
    ];
    expect(numbers.length).toBeGreaterThan(8);
    for (const number of numbers) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(240.1);
    }
    expect(new Set(numbers).size).toBeGreaterThan(4);
  });
});

it.each([null, "unknown", "toString"])("there is none for %j", async (name) => {
  expect(await getLabPreview(aCache(), name)).toBeNull();
});

it("is drawn once for a site", async () => {
  const cache = aCache();
  const first = await getLabPreview(cache, "yuma");
  expect(await getLabPreview(cache, "yuma")).toBe(first);
});

function aCache() {
  return { labPreviews: new LRUCache<string, PreviewDrawing>({ max: 10 }) };
}
