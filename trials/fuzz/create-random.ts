/** Chance that can be repeated: the same seed and the same number of an input give the same input. */
export interface Random {
  /** A whole number from 0, smaller than `limit`. */
  below: (limit: number) => number;
  /** One of them; all equally likely. */
  pick: <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item;
  /** What one of them makes; the others make nothing. */
  oneOf: <Made>(makers: readonly (() => Made)[]) => Made;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  /** So many times what is made, at most. */
  some: <Item>(most: number, make: (index: number) => Item) => Item[];
}

/** Mulberry32: small, and good enough to spread over what is fuzzed. */
export function createRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick: Random["pick"] = (items) => {
    const [first] = items;
    if (first === undefined) throw new Error("expected something to pick from, got nothing");
    return items[below(items.length)] ?? first;
  };
  return {
    below,
    pick,
    oneOf: (makers) => pick(makers)(),
    chance: (probability) => next() < probability,
    some: (most, make) => Array.from({ length: below(most + 1) }, (_, at) => make(at)),
  };
}
