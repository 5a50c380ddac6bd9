import { describe, expect, it } from "vitest";
import type { NumberField } from "./fields.ts";
import { positionCount, positionOf, reachingTo, valueAt } from "./slider-scale.ts";

const FIELDS: Record<string, NumberField> = {
  linear: { kind: "number", code: "a", min: 0, max: 1 },
  whole: { kind: "number", code: "a", min: 1, max: 6, isWhole: true },
  short: { kind: "number", code: "a", min: 1, max: 1000, isWhole: true, slider: { step: 1, to: 100 } },
  shares: { kind: "number", code: "a", min: 0, max: 1_000_000_000, slider: { step: 1, to: 100 } },
  wide: { kind: "number", code: "a", min: 0, max: 8_000_000, slider: { from: 0.1, to: 100_000 } },
};

describe.each(Object.entries(FIELDS))("a slider: %s", (_, field) => {
  it("has an allowed value at each position, rising, from the lowest to its highest", () => {
    const values = Array.from({ length: positionCount(field) + 1 }, (_, position) => valueAt(field, position));
    expect(values[0]).toBe(field.min);
    expect(values.at(-1)).toBe(field.slider?.to ?? field.max);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    if (field.isWhole) expect(values.every(Number.isInteger)).toBe(true);
  });

  it("reaches every value that can be typed, in steps that a key can go", () => {
    const typed = [field.min, field.slider?.to ?? field.max, (field.min + field.max) / 2, field.max / 3, field.max];
    for (const value of typed.map((one) => (field.isWhole ? Math.round(one) : one))) {
      const reaching = reachingTo(field, value);
      const count = positionCount(reaching);
      expect(valueAt(reaching, count), String(value)).toBeGreaterThanOrEqual(value);
      expect(count).toBeLessThanOrEqual(1000);
      const near = Math.abs(valueAt(reaching, positionOf(reaching, value)) - value);
      expect(near).toBeLessThanOrEqual(field.slider?.from === undefined ? (2 * field.max) / count : value / 10);
    }
  });

  it("finds the position of each of its values again", () => {
    for (let position = 0; position <= positionCount(field); position += 1)
      expect(positionOf(field, valueAt(field, position))).toBe(position);
  });
});
