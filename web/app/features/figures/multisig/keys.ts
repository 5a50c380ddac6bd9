/** Arrangements of the text: how many of how many keys have to sign. */
export const ARRANGEMENTS = [
  { name: "1/1", needed: 1, count: 1 },
  { name: "1/2", needed: 1, count: 2 },
  { name: "2/2", needed: 2, count: 2 },
  { name: "2/3", needed: 2, count: 3 },
  { name: "3/5", needed: 3, count: 5 },
] as const;

export type Arrangement = (typeof ARRANGEMENTS)[number];

/** What holds when so many keys are gone: whether the rest still moves the account, and whether those that are gone do. */
export function withGone({ needed, count }: Arrangement, gone: number) {
  return { isYours: count - gone >= needed, isTheirs: gone >= needed };
}

/** The most keys that may be lost, and that may be stolen. */
export function bears({ needed, count }: Arrangement) {
  return { lost: count - needed, stolen: needed - 1 };
}
