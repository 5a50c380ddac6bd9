import type { Random } from "../create-random.ts";
import { hostileText } from "./hostile-text.ts";

/** Any value that JSON has, of any shape; not deeper than it is told. */
export function anyJson(random: Random, depth = 3): unknown {
  switch (random.below(depth > 0 ? 9 : 6)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick([0, -1, 1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 100, 1_000_000]);
    case 3:
    case 4:
    case 5:
      return hostileText(random);
    case 6:
      return random.some(5, () => anyJson(random, depth - 1));
    default:
      return Object.fromEntries(random.some(5, () => [hostileText(random).slice(0, 60), anyJson(random, depth - 1)]));
  }
}

/** A sound value in which some things are others: left out, of another kind, repeated. */
export function unsound(value: unknown, random: Random): unknown {
  if (random.chance(0.05)) return anyJson(random);
  if (Array.isArray(value)) {
    const items = value.map((item) => unsound(item, random));
    return random.chance(0.05) ? Array.from({ length: 1 + random.below(60) }, () => items).flat() : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(() => !random.chance(0.05));
  const changed = fields.map(([name, field]) => [name, unsound(field, random)]);
  if (random.chance(0.05)) changed.push([hostileText(random), anyJson(random)]);
  return Object.fromEntries(changed);
}

/** Brackets without end, which a reader that calls itself does not survive. */
export function deepJson(random: Random): string {
  const [open, close] = random.pick([
    ["[", "]"],
    ['{"a":', "}"],
    ['{"and":[', "]}"],
  ] as const);
  const depth = 10 + random.below(3_000);
  return open.repeat(depth) + (random.chance(0.5) ? `1${close.repeat(depth)}` : "");
}
