import { createRandom } from "./create-random.ts";
import type { Input, Known, MakeInput } from "./input.ts";
import { makeAddress } from "./make/make-address.ts";
import { makeContent } from "./make/make-content.ts";
import { makeEvents } from "./make/make-events.ts";
import { makeForm } from "./make/make-form.ts";
import { makeFrames } from "./make/make-frames.ts";
import { makeGraphql } from "./make/make-graphql.ts";
import { makeCookies, makeHeaders } from "./make/make-headers.ts";
import { makeSearch } from "./make/make-search.ts";

/** Of forty inputs, so many are of each kind: more of what is answered cheaply, so that there are more. */
const KINDS: readonly (readonly [name: string, share: number, make: MakeInput])[] = [
  ["addresses", 4, makeAddress],
  ["headers", 11, makeHeaders],
  ["cookies", 1, makeCookies],
  ["forms", 2, makeForm],
  ["GraphQL documents", 8, makeGraphql],
  ["multi-searches", 6, makeSearch],
  ["WebSocket frames", 4, makeFrames],
  ["content files", 1, makeContent],
  ["device events", 3, makeEvents],
];

const SHARES = KINDS.flatMap(([name, share, make]) => Array.from({ length: share }, () => ({ name, make })));

export const KIND_NAMES = KINDS.map(([name]) => name);

/** The input of a number: with the same seed and the same site, always the same. */
export function inputOf(seed: number, index: number, known: Known): { kind: string; input: Input } {
  const random = createRandom(seed, index);
  const { name, make } = random.pick(SHARES);
  return { kind: name, input: make(random, known) };
}
