/** What a message wants, in the order in which one reads it: each of its parts is a hook. */
export const HOOKS = ["sender", "hurry", "promise", "link", "words", "payment"] as const;

export type Hook = (typeof HOOKS)[number];

/** What the message promises a day, and what the text calculates with. */
export const PROMISED = { rate: 0.02, from: 100, days: 365 } as const;

/** What a sum would have become, were such a promise kept for so many days, in τ. */
export function wouldBe({ rate, from, days }: Readonly<Record<keyof typeof PROMISED, number>>): number {
  return from * (1 + rate) ** days;
}
