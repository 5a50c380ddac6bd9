import { createHash } from "node:crypto";

/** Bits for each text: with as many as 20, one in 15,000 others is taken for one of them. */
const BITS_PER_TEXT = 20;
const HASHES = 14;

/** A set of texts that can be asked but not listed: never forgets one, and seldom takes another for one. */
export function createBloomFilter(bytes: Uint8Array) {
  return {
    has: (text: string) => bitsOf(text, bytes).every((bit) => isSet(bytes, bit)),
  };
}

/** The bytes of a filter that holds these texts. */
export function makeBloomFilter(texts: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((texts.length * BITS_PER_TEXT) / 8));
  for (const text of texts)
    for (const bit of bitsOf(text, bytes)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  return bytes;
}

function isSet(bytes: Uint8Array, bit: number): boolean {
  return ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
}

/** Two hashes make all of them (Kirsch and Mitzenmacher). */
function bitsOf(text: string, bytes: Uint8Array): number[] {
  const digest = createHash("sha256").update(text).digest();
  const [first, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  return Array.from({ length: HASHES }, (_, index) => (first + index * step) % (bytes.length * 8));
}
